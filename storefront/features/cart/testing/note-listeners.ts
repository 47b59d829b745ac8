import { vi } from 'vitest';

/** Notes what listens to the window from now on; what is returned ends that, as leaving a page does. */
export const noteListeners = (): (() => void) => {
  const added = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of added.mock.calls) if (listener) window.removeEventListener(type, listener);
    added.mockRestore();
  };
};
