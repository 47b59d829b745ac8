import { useState } from 'react';

const KEY = 'counter-pick-list';

const stored = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** Ticked entries, saved on this device. Saving removes entries not in `known`. */
export const useTicks = (known: readonly string[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(stored()));
  const toggle = (key: string): void => {
    const next = new Set([...ticked].filter((one) => known.includes(one)));
    if (ticked.has(key)) next.delete(key);
    else next.add(key);
    setTicked(next);
    try {
      localStorage.setItem(KEY, JSON.stringify([...next]));
    } catch {
      // Without storage ticks last until the page is reloaded.
    }
  };
  return { ticked, toggle };
};
