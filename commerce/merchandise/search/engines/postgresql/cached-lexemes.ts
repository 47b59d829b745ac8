import { LRUCache } from 'lru-cache';
import type { Platform } from '#commerce/platform/context.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { textsIn } from './query-text.ts';
import { readLexemes } from '../../store.ts';
import type { Lexemes, Unit } from '../../types.ts';

const MAX_CACHED = 5000;

/** Lexemes of unit words, read once: stemming changes only with a migration. */
export const keepLexemes = ({
  db,
}: Pick<Platform, 'db'>): ((language: Language, units: readonly Unit[]) => Promise<(text: string) => Lexemes>) => {
  const cached = new LRUCache<string, Lexemes>({ max: MAX_CACHED });
  return async (language, units) => {
    const known = new Map<string, Lexemes>();
    const unknown = new Set<string>();
    for (const text of textsIn(units)) {
      const lexemes = cached.get(`${language}/${text}`);
      if (lexemes) known.set(text, lexemes);
      else unknown.add(text);
    }
    if (unknown.size > 0)
      for (const [text, lexemes] of await readLexemes(db.kysely, language, [...unknown])) {
        known.set(text, lexemes);
        cached.set(`${language}/${text}`, lexemes);
      }
    return (text) => known.get(text)!;
  };
};
