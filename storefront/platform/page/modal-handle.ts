type Opening = { name: string; detail?: string | undefined };

let opening: Opening | undefined;
const listeners = new Set<() => void>();

const change = (next: Opening | undefined): void => {
  opening = next;
  for (const notify of listeners) notify();
};

/**
 * Opens a dialog from code, without changing the URL's hash. `detail` is its initial value: the number of an order to
 * track.
 */
export const openModal = (name: string, detail?: string): void => change({ name, detail });

/** Closes it; a dialog opened by the URL is not affected. */
export const closeModal = (): void => change(undefined);

export const modalName = (): string | undefined => opening?.name;
export const modalDetail = (): string | undefined => opening?.detail;

export const subscribeToModal = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};
