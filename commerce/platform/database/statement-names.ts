import { LRUCache } from 'lru-cache';

const SEEN_BEFORE_NAMED = 3;
const MAX_NAMES = 400;

/**
 * Decides which statements the server keeps prepared: those whose text was sent three times. Planning a five-table join
 * costs more than running it, while one-off texts (lists of varying length) would only fill the server's memory.
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const seen = new LRUCache<string, number>({ max: 2000 });
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    if (count < SEEN_BEFORE_NAMED || names.size >= MAX_NAMES) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};
