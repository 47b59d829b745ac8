import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';
import { DEFAULT_TIMEOUT, toastId, type NewToast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (now = () => 1) => {
  const store = createToastStore(now);
  return { store, shown: () => store.getState().toasts };
};
const hello: NewToast = { type: 'info', message: 'Hello' };

test('[TS-01][TS-09][TS-10] a toast is added with its options, an id and the time', () => {
  const { store, shown } = open(() => 42);
  const given: NewToast = {
    type: 'error',
    message: 'No',
    dismissable: false,
    timeout: 100,
    actionText: 'Retry',
    icon: 'x',
    onDismiss: () => undefined,
    onAction: () => undefined,
  };
  store.add(given);
  expect(shown()).toEqual([{ ...given, id: toastId(given), timestamp: 42, isDuplicate: false }]);
});

test('[TS-10] the id depends only on type, message, dismissable, action text and icon', () => {
  expect(toastId(hello)).toBe(toastId({ ...hello, dismissable: true, timeout: 1, onAction: () => undefined }));
  const others: Partial<NewToast>[] = [
    { type: 'error' },
    { message: 'Bye' },
    { dismissable: false },
    { actionText: 'Go' },
    { icon: 'x' },
  ];
  expect(new Set(others.map((other) => toastId({ ...hello, ...other }))).size).toBe(5);
});

test('[TS-03] dismissing removes a toast, unless onDismiss decides otherwise', () => {
  const { store, shown } = open();
  store.dismiss(store.add(hello));
  expect(shown()).toEqual([]);
  const onDismiss = vi.fn<(remove: () => void) => void>();
  store.dismiss(store.add({ ...hello, onDismiss }));
  expect(shown()).toHaveLength(1);
  onDismiss.mock.calls[0]?.[0]();
  expect(shown()).toEqual([]);
});

test('[TS-04] the action of a toast runs and may remove it', () => {
  const { store, shown } = open();
  store.act(store.add({ ...hello, actionText: 'Undo', onAction: (remove) => remove() }));
  expect(shown()).toEqual([]);
});

test('[TS-05][TS-11] disappears after 5000 ms by default', () => {
  const { store, shown } = open();
  expect(DEFAULT_TIMEOUT).toBe(5000);
  store.add(hello);
  vi.advanceTimersByTime(4999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('[TS-12] a toast with timeout 0 or false stays', () => {
  const { store, shown } = open();
  store.add({ ...hello, timeout: 0 });
  store.add({ ...hello, message: 'Other', timeout: false });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(2);
});

test('[TS-06][TS-07] an identical toast replaces the first, keeps its time and is marked as a duplicate', () => {
  let now = 1;
  const { store, shown } = open(() => now);
  store.add(hello);
  vi.advanceTimersByTime(4000);
  now = 2;
  store.add({ ...hello, timeout: 3000 });
  expect(shown()).toMatchObject([{ timestamp: 1, isDuplicate: true, timeout: 3000 }]);
  vi.advanceTimersByTime(2000);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

test('[TS-08] removing a toast clears its timer', () => {
  const { store } = open();
  const id = store.add(hello);
  store.remove(id);
  expect(vi.getTimerCount()).toBe(0);
});

test('[TS-13] a toast without a type is refused', () => {
  expect(() => open().store.add({ message: 'x' } as NewToast)).toThrow('toast.type is required');
});

test('[TS-14] a toast without a message is refused', () => {
  expect(() => open().store.add({ type: 'info', message: '' })).toThrow('toast.message is required');
});

test('[TS-15] a toast that nothing could remove is refused', () => {
  const { store } = open();
  expect(() => store.add({ ...hello, dismissable: false, timeout: 0 })).toThrow(
    'Toast should be user-dismissable or have a timeout',
  );
  expect(() => store.add({ ...hello, dismissable: false, timeout: 0, onDismiss: () => undefined })).not.toThrow();
});
