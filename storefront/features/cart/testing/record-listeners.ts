import { vi } from 'vitest';

/** Records window listeners from now on; the returned function removes them, as leaving the page does. */
export const recordListeners = (): (() => void) => {
  const added = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of added.mock.calls) if (listener) window.removeEventListener(type, listener);
    added.mockRestore();
  };
};
