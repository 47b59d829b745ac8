import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { streetIn } from '#contract/place-line.ts';
import { readShowrooms, writeShowrooms } from './store.ts';
import type { Showroom, ShowroomInput } from './types.ts';

export { holidays, openingHours } from './hours-text.ts';
export { takesVisits } from './rules.ts';

const SHOWROOMS = Symbol('showrooms');

const inLanguage = (
  { names, descriptions, position: _position, ...showroom }: ShowroomInput,
  language: Language,
): Showroom => ({
  ...showroom,
  street: streetIn(language, showroom.street),
  region:
    regionsOf(showroom.country, language).find(({ code }) => code === showroom.regionCode)?.name ?? showroom.regionCode,
  name: names[language] ?? names.en ?? showroom.code,
  description: descriptions[language] ?? descriptions.en ?? null,
});

/** Every showroom in its order, in a language. */
export const showroomsIn = async (platform: Platform, language: Language): Promise<readonly Showroom[]> => {
  const all = await platform.perProcess(SHOWROOMS, () =>
    derived(platform.cache, [tag.showroom], () => readShowrooms(platform.db.kysely)),
  )();
  return all.map((showroom) => inLanguage(showroom, language));
};

/** Showrooms as they are stored. */
export const storedShowrooms = (db: Db): Promise<readonly ShowroomInput[]> => readShowrooms(db);

/** The showroom, or its previewed draft. */
const previewed = ({ preview, storeView }: CommerceContext, showroom: Showroom): Showroom =>
  preview?.kind === 'showroom' && preview.id === showroom.code
    ? inLanguage({ ...showroom, names: {}, descriptions: {}, position: 0, ...preview.content }, storeView.language)
    : showroom;

/** Showrooms in their order, of one country (ISO code) or of all, in the language of the store view. */
export const listShowrooms = async (context: CommerceContext, country?: string): Promise<readonly Showroom[]> => {
  context.tags.add(tag.showroom);
  const all = (await showroomsIn(context, context.storeView.language)).map((one) => previewed(context, one));
  return all.filter((showroom) => !country || showroom.country === country);
};

/** Showrooms of the store view's country. */
export const showroomsOfView = (context: CommerceContext): Promise<readonly Showroom[]> =>
  listShowrooms(context, context.storeView.countryId);

/** The showroom of a code, or undefined. */
export const findShowroom = async (context: CommerceContext, code: string): Promise<Showroom | undefined> =>
  (await listShowrooms(context)).find((showroom) => showroom.code === code);

/** Like {@link findShowroom}, inside a transaction. */
export const readShowroomWithin = async (db: Db, code: string, language: Language): Promise<Showroom | undefined> => {
  const showroom = (await readShowrooms(db)).find((one) => one.code === code);
  return showroom && inLanguage(showroom, language);
};

/** Like {@link findShowroom}, outside a request. */
export const readShowroom = (
  { db }: Pick<Platform, 'db'>,
  code: string,
  language: Language,
): Promise<Showroom | undefined> => readShowroomWithin(db.kysely, code, language);

/** Writes showrooms inside the importer's transaction and returns the tags that changed. */
export const saveShowrooms = async (db: Db, showrooms: readonly ShowroomInput[]): Promise<string[]> => {
  await writeShowrooms(db, showrooms);
  return [tag.showroom];
};
