/** A storage as browsers have it. */
const storage = () => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, String(value)),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};

/**
 * Browser storage for tests without a page, much faster than a whole window. Does nothing if there is a window.
 */
if (typeof document === 'undefined') {
  const page = { localStorage: storage(), sessionStorage: storage() };
  for (const [name, value] of Object.entries({ window: page, ...page }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
