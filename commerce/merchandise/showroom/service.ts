import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { streetIn } from '#contract/place-line.ts';
import { isShown } from './rules.ts';
import { insertShowroom, readShowrooms, writeShowrooms } from './store.ts';
import { readVisibility, switchDue, writeVisibility } from './visibility-store.ts';
import type { Visibility } from '#commerce/platform/database/visible-dates.ts';
import type { Showroom, ShowroomInput } from './types.ts';

export { hoursLines, openingHours } from './hours-text.ts';
export { hoursOfDate, isShown, takesPickups, takesVisits } from './rules.ts';

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
    derived(platform, [tag.showroom], () => readShowrooms(platform.db.kysely)),
  )();
  return all.map((showroom) => inLanguage(showroom, language));
};

/** Showrooms as they are stored. */
export const storedShowrooms = (db: Db): Promise<readonly ShowroomInput[]> => readShowrooms(db);

const isPreviewed = ({ preview }: CommerceContext, { code }: Showroom): boolean =>
  preview?.kind === 'showroom' && preview.id === code;

/** The showroom, or its previewed draft. */
const previewed = (context: CommerceContext, showroom: Showroom): Showroom =>
  isPreviewed(context, showroom)
    ? inLanguage(
        { ...showroom, names: {}, descriptions: {}, position: 0, ...context.preview?.content },
        context.storeView.language,
      )
    : showroom;

/** Showrooms in their order, of one country (ISO code) or of all, in the language of the store view. */
export const listShowrooms = async (context: CommerceContext, country?: string): Promise<readonly Showroom[]> => {
  context.tags.add(tag.showroom);
  const all = (await showroomsIn(context, context.storeView.language)).map((one) => previewed(context, one));
  return all.filter((showroom) => !country || showroom.country === country);
};

/** Showrooms that shoppers see, of one country (ISO code) or of all. */
export const shownShowrooms = async (context: CommerceContext, country?: string): Promise<readonly Showroom[]> =>
  (await listShowrooms(context, country)).filter((showroom) => isShown(showroom) || isPreviewed(context, showroom));

/** Showrooms of the store view's country that shoppers see. */
export const showroomsOfView = (context: CommerceContext): Promise<readonly Showroom[]> =>
  shownShowrooms(context, context.storeView.countryId);

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

/** Adds a hidden showroom in the caller's transaction and returns the tags that changed. */
export const addShowroom = async (db: Db, showroom: ShowroomInput): Promise<readonly string[]> => {
  await insertShowroom(db, showroom);
  return [tag.showroom];
};

export const showroomVisibility = (db: Db, code: string): Promise<Visibility | undefined> => readVisibility(db, code);

/** Shows or hides a showroom in the caller's transaction and returns the tags that changed. */
export const saveShowroomVisibility = async (
  db: Db,
  code: string,
  visibility: Visibility,
): Promise<readonly string[]> => {
  await writeVisibility(db, code, visibility);
  return [tag.showroom];
};

/** Shows and hides showrooms whose time has come; returns how many, and the changed tags. */
export const followShowroomDates = async (db: Db, now: Date): Promise<{ count: number; tags: readonly string[] }> => {
  const count = await switchDue(db, now);
  return { count, tags: count > 0 ? [tag.showroom] : [] };
};
