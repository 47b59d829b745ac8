import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { readShowrooms, writeShowrooms } from './store.ts';
import type { Showroom, ShowroomInput } from './types.ts';

const SHOWROOMS = Symbol('showrooms');

/** Showrooms in their order, of one country (ISO code) or of all, in the language of the store view. */
export const listShowrooms = async (context: CommerceContext, country?: string): Promise<readonly Showroom[]> => {
  context.tags.add(tag.showroom);
  const { language } = context.storeView;
  const all = await context.perProcess(SHOWROOMS, () => derived(context.cache, [tag.showroom], () => readShowrooms(context.db.kysely)))();
  return all
    .filter((showroom) => !country || showroom.country === country)
    .map(({ names, descriptions, position: _position, ...showroom }) => ({
      ...showroom,
      name: names[language] ?? names.en ?? showroom.code,
      description: descriptions[language] ?? descriptions.en ?? null,
    }));
};

/** The showroom of a code, or undefined. */
export const findShowroom = async (context: CommerceContext, code: string): Promise<Showroom | undefined> =>
  (await listShowrooms(context)).find((showroom) => showroom.code === code);

/** Writes showrooms inside the importer's transaction and returns the tags that changed. */
export const saveShowrooms = async (db: Db, showrooms: readonly ShowroomInput[]): Promise<string[]> => {
  await writeShowrooms(db, showrooms);
  return [tag.showroom];
};
