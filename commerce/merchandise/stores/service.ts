import { languageOfRegion } from '#contract/language-facts.ts';
import type { Country, Currency, StoreConfig } from '#contract/generated/schema-types.ts';
import { mediaBase } from '#commerce/merchandise/media/service.ts';
import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { prefixesOf } from '#contract/store-views.ts';
import { contentVariables, countriesIn, currencyOf, restStoreConfig, storeConfigOf } from './rules.ts';
import { readStoreViews, writeStores } from './store.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import type { StoresInput, StoreViewRow } from './types.ts';

const DIRECTORY = Symbol('stores');

const rowsOf = (platform: Platform): Promise<readonly StoreViewRow[]> =>
  platform.perProcess(DIRECTORY, () =>
    derived(platform, [tag.store], async () => {
      const rows = await readStoreViews(platform.db.kysely);
      const prefixes = prefixesOf(rows, platform.settings.storePaths);
      return rows.map((row) => ({ ...row, pathPrefix: prefixes.get(row.code) ?? row.pathPrefix }));
    }),
  )();

/** Active store views in the order of the store switcher; empty before a catalogue is loaded. */
export const listStoreViews = (platform: Platform): Promise<readonly StoreView[]> => rowsOf(platform);

/** The store view whose language is used for staff of a place: by its region, or else the default view. */
export const staffViewOf = async (
  platform: Platform,
  place: { country: string; regionCode: string },
): Promise<StoreView | undefined> => {
  const views = await listStoreViews(platform);
  const language = languageOfRegion(place);
  return views.find((view) => view.language === language) ?? views.find(({ isDefault }) => isDefault) ?? views[0];
};

/** Active store views with their groups and websites. */
export const storeTree = (platform: Platform): Promise<readonly StoreViewRow[]> => rowsOf(platform);

/** Settings of every store view in Magento's REST format. */
export const configOfViews = async (context: CommerceContext) =>
  (await rowsOf(context)).map((row) => restStoreConfig(row, storeConfigOf(row, addresses(context))));

/** Like {@link listStoreViews}, but inside a transaction. */
export const storeViewsIn = (db: Db): Promise<readonly StoreView[]> => readStoreViews(db);

/** Null without an active view of that code; without a code the default view. */
export const findStoreView = async (platform: Platform, code?: string): Promise<StoreView | null> => {
  const rows = await rowsOf(platform);
  return rows.find((row) => (code ? row.code === code : row.isDefault)) ?? null;
};

const rowOf = async (context: CommerceContext): Promise<StoreViewRow> => {
  const row = (await rowsOf(context)).find(({ id }) => id === context.storeView.id);
  if (!row) throw new Error(`Store view ${context.storeView.code} has gone.`);
  return row;
};

const addresses = ({ settings }: Platform) => ({
  ...settings,
  publicUrl: settings.requestOrigin ?? settings.publicUrl,
  mediaBase: mediaBase(settings),
});

export const storeConfig = async (context: CommerceContext): Promise<StoreConfig> => {
  context.tags.add(tag.store);
  return storeConfigOf(await rowOf(context), addresses(context));
};

/** Values of variables in content, for the request's store view. */
export const variablesOfContent = async (context: CommerceContext): Promise<ReadonlyMap<string, string>> => {
  context.tags.add(tag.store);
  return contentVariables(await rowOf(context), context.settings);
};

export const availableStores = async (
  context: CommerceContext,
  isCurrentGroupOnly: boolean,
): Promise<StoreConfig[]> => {
  context.tags.add(tag.store);
  const { websiteId, groupId } = context.storeView;
  return (await rowsOf(context))
    .filter((row) => row.websiteId === websiteId && (!isCurrentGroupOnly || row.groupId === groupId))
    .map((row) => storeConfigOf(row, addresses(context)));
};

export const currencies = (context: CommerceContext): Currency => {
  context.tags.add(tag.store);
  return currencyOf(context.storeView.currency, context.storeView.availableCurrencies);
};

export const listCountries = (context: CommerceContext): Country[] => {
  context.tags.add(tag.store);
  return [...countriesIn(context.storeView.countries, context.storeView.language)];
};

export const countryById = (context: CommerceContext, id: string | null | undefined): Country => {
  if (!id) throw new InputError('Country "id" value should be specified');
  const country = listCountries(context).find((one) => one.id === id.toUpperCase());
  if (!country) throw new NoSuchEntityError("The country isn't available.");
  return country;
};

export type CountryRegion = { country: string; id: number; code: string; name: string };

/** Every region of a country, with names in the given language. */
export const regionsOf = (country: string, language: Language): readonly CountryRegion[] => {
  const [found] = countriesIn([country], language);
  return (found?.available_regions ?? []).map((region) => ({
    country,
    id: region?.id ?? 0,
    code: region?.code ?? '',
    name: region?.name ?? '',
  }));
};

/** Suffixes of product and category URLs, by store view id. */
export const urlSuffixes = async (
  platform: Platform,
): Promise<ReadonlyMap<number, { product: string; category: string }>> =>
  new Map(
    (await rowsOf(platform)).map(({ id, config }) => [
      id,
      { product: config.product_url_suffix ?? '.html', category: config.category_url_suffix ?? '' },
    ]),
  );

/** Writes stores in the importer's transaction; returns the changed tags. */
export const saveStores = async (db: Db, input: StoresInput): Promise<string[]> => {
  await writeStores(db, input);
  return [tag.store];
};
