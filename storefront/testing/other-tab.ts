const entries = (): Map<string, string> =>
  new Map(
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').map((key) => [
      key,
      localStorage.getItem(key) ?? '',
    ]),
  );

/** Runs `work` as another tab. This tab receives a storage event for each changed key, in alphabetical order. */
export const inOtherTab = async (work: () => unknown): Promise<void> => {
  const before = entries();
  await work();
  const after = entries();
  for (const key of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [oldValue, newValue] = [before.get(key) ?? null, after.get(key) ?? null];
    if (oldValue !== newValue) window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
  }
};
