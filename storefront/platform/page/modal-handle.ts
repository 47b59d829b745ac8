type Opening = { name: string; detail?: string | undefined };

let opening: Opening | undefined;
const listeners = new Set<() => void>();

const change = (next: Opening | undefined): void => {
  opening = next;
  for (const notify of listeners) notify();
};

/**
 * The handle of the dialogs that hashes open: opens one from code and leaves the address alone. `detail` is what it begins
 * with: the number of an order to track.
 */
export const openModal = (name: string, detail?: string): void => change({ name, detail });

/** Takes it back; a dialog the address opened is not touched. */
export const closeModal = (): void => change(undefined);

export const modalName = (): string | undefined => opening?.name;
export const modalDetail = (): string | undefined => opening?.detail;

export const subscribeToModal = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};
