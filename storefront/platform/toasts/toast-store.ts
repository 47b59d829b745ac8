import { createStore, type StoreApi } from 'zustand/vanilla';
import { checkToast, DEFAULT_TIMEOUT, toastId, type NewToast, type Toast } from './toast.ts';

export type ToastState = { toasts: readonly Toast[] };

export type ToastStore = StoreApi<ToastState> & {
  add: (toast: NewToast) => number;
  remove: (id: number) => void;
  /** Called by the shopper's action and on timeout. */
  dismiss: (id: number) => void;
  act: (id: number) => void;
};

export const createToastStore = (now: () => number = Date.now): ToastStore => {
  const store = createStore<ToastState>(() => ({ toasts: [] }));
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const find = (id: number): Toast | undefined => store.getState().toasts.find((toast) => toast.id === id);

  const remove = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };

  const dismiss = (id: number): void => {
    const onDismiss = find(id)?.onDismiss;
    if (onDismiss) onDismiss(() => remove(id));
    else remove(id);
  };

  const act = (id: number): void => find(id)?.onAction?.(() => remove(id));

  const add = (given: NewToast): number => {
    checkToast(given);
    const id = toastId(given);
    const earlier = find(id);
    const { dismissable = true, timeout = DEFAULT_TIMEOUT } = given;
    const toast: Toast = {
      ...given,
      id,
      dismissable,
      timeout,
      timestamp: earlier?.timestamp ?? now(),
      isDuplicate: earlier !== undefined,
    };
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (timeout)
      timers.set(
        id,
        setTimeout(() => dismiss(id), timeout),
      );
    store.setState(({ toasts }) => ({
      toasts: earlier ? toasts.map((known) => (known.id === id ? toast : known)) : [...toasts, toast],
    }));
    return id;
  };

  return Object.assign(store, { add, remove, dismiss, act });
};

export const toastStore: ToastStore = createToastStore();

/** Shows a toast. Call it in event handlers and effects only, never while rendering. */
export const addToast = (toast: NewToast): number => toastStore.add(toast);
