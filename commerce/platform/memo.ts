/** Creates each value once; later calls with the same key return it. */
export const createMemo = (): (<T>(key: symbol, make: () => T) => T) => {
  const values = new Map<symbol, unknown>();
  return <T>(key: symbol, make: () => T): T => {
    if (!values.has(key)) values.set(key, make());
    return values.get(key) as T;
  };
};
