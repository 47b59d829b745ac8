/** Makes each value once; later calls with the same key get the same one. */
export const createMemo = (): (<T>(key: symbol, make: () => T) => T) => {
  const values = new Map<symbol, unknown>();
  return <T>(key: symbol, make: () => T): T => {
    if (!values.has(key)) values.set(key, make());
    return values.get(key) as T;
  };
};
