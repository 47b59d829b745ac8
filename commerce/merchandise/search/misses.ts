import { wordsOf } from '#contract/search-words.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import {
  countMiss,
  deleteMiss,
  deleteStaffWords,
  insertStaffWords,
  readMisses,
  readStaffWords,
  trimMisses,
} from './miss-store.ts';
import { MISS_DAYS, MISS_RATE, MOST_MISSES, recordedText } from './miss-rules.ts';

/** Records a search that found no product. Cached responses are not counted again. */
export const recordMiss = async (context: CommerceContext, given: string): Promise<void> => {
  const text = recordedText(given);
  if (text === undefined || !context.rateLimit.allow('search-miss', context.ip, MISS_RATE)) return;
  await countMiss(context.db.kysely, context.storeView.language, text, context.clock.now());
};

const SHOWN = 100;

/** Searches without a product, the most frequent first, and the synonyms that staff added. */
export const missesForStaff = async ({ db }: CommerceContext) => ({
  misses: await readMisses(db.kysely, SHOWN),
  synonyms: await readStaffWords(db.kysely),
});

const MAX_WORDS_LENGTH = 60;

const checkedWords = (given: string | undefined, field: string): string => {
  const text = given?.trim() ?? '';
  if (text.length > MAX_WORDS_LENGTH || wordsOf(text).length === 0)
    throw new InputError('Field %1 is not valid.', { code: 'SYNONYM_INVALID', parameters: [field] });
  return text;
};

/** Makes a search find what another text finds, at once and after each load of the catalogue. */
export const addSynonym = async (
  context: CommerceContext,
  given: { language: string | undefined; text: string | undefined; finds: string | undefined },
  by: string,
): Promise<void> => {
  const [text, finds] = [checkedWords(given.text, 'text'), checkedWords(given.finds, 'finds')];
  const language = given.language ?? context.storeView.language;
  await context.db.tx(async (db) => {
    await insertStaffWords(db, { language, words: [text], finds: [finds] });
    await deleteMiss(db, language, text);
    await context.cache.invalidate(db, [tag.search]);
    await recordStaffAction(
      context,
      db,
      'synonym-added',
      { by },
      { subject: `synonym ${text}`, after: { text, finds } },
    );
  });
};

/** Removes a synonym of staff. */
export const removeSynonym = (
  context: CommerceContext,
  language: string,
  position: number,
  by: string,
): Promise<void> =>
  context.db.tx(async (db) => {
    if (!(await deleteStaffWords(db, language, position))) throw new NoSuchEntityError('There is no such synonym.');
    await context.cache.invalidate(db, [tag.search]);
    await recordStaffAction(context, db, 'synonym-removed', { by }, { subject: `synonym ${language} ${position}` });
  });

/** Starts the clean-up of recorded searches. */
export const startMisses = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'old searches without results',
    everyMs: DAY_MS,
    run: async () => ({
      searches: await trimMisses(db.kysely, new Date(clock.now().getTime() - MISS_DAYS * DAY_MS), MOST_MISSES),
    }),
  });
