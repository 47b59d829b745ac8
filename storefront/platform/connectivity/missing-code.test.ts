// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '../toasts/toast-store.ts';
import { reportMissingCode } from './missing-code.ts';
import { watchConnection } from './watch-connection.ts';

const t = (key: string): string => key;
const shown = () => toastStore.getState().toasts.map(({ type, message }) => [type, message]);

afterEach(() => {
  for (const { id } of toastStore.getState().toasts) toastStore.remove(id);
  vi.restoreAllMocks();
});

test('notifies once when the connection is lost while code is loading', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = watchConnection(t);
  window.dispatchEvent(new Event('offline'));
  reportMissingCode(new TypeError('Failed to fetch'), t);
  expect(shown()).toEqual([['warning', 'common.offline']]);
  stop();
});

test('shows an error when code is missing while online', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportMissingCode(new TypeError('Failed to fetch'), t);
  expect(shown()).toEqual([['error', 'errors.not_loaded']]);
});
