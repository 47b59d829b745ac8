import type { Language } from './languages.ts';

/** ISO 4217 code; the store views of a shop decide which ones it has. */
export type CurrencyCode = string;

/** The code of a store view, as the back end spells it. */
export type StoreViewCode = string;

/** A store view: one language and one default currency of a shop. */
export type StoreView = {
  code: StoreViewCode;
  id: number;
  /** First path segment with its slash; empty for exactly one view. */
  prefix: string;
  /** Label in the store switcher. */
  label: string;
  language: Language;
  /** Locale in Magento's format, such as `fr_CA`. */
  locale: string;
  /** Locale in the format of browsers, such as `fr-CA`. */
  languageTag: string;
  /** The default currency. */
  currency: CurrencyCode;
  currencies: readonly CurrencyCode[];
  /** Two-letter ISO code. */
  countryId: string;
  groupCode: string;
  websiteCode: string;
  /** The default view of the website. */
  isDefault: boolean;
  sortOrder: number;
  /** Ends the URLs of categories, such as `.html`; may be empty. */
  categorySuffix: string;
  /** Ends the URLs of products. */
  productSuffix: string;
  /** Absolute URL of the back end's media directory. */
  mediaBase: string;
  /** Identifier of the menu in the header. */
  menuIdentifier: string;
  /** Identifier of the content page at `/`. */
  homePage: string;
  /** Identifier of the content page that a Magento shows for unknown URLs. */
  noRoutePage: string;
  /** Prices include tax, tax is added to prices, or no tax is collected. */
  tax: 'included' | 'added' | 'none';
  /** Name of the tax included in prices, if known from the back end. */
  taxName?: string | undefined;
  /** True if showrooms of the view's country take visits. */
  takesVisits: boolean;
};

/** Returns the view with the code, ignoring case. */
export const viewOfCode = <View extends Pick<StoreView, 'code'>>(
  views: readonly View[],
  code: string,
): View | undefined => {
  const lowerCase = code.toLowerCase();
  return views.find((view) => view.code.toLowerCase() === lowerCase);
};

/** The view without a prefix. Throws for an empty list. */
export const defaultView = <View extends Pick<StoreView, 'prefix'>>(views: readonly View[]): View => {
  const view = views.find(({ prefix }) => prefix === '') ?? views[0];
  if (!view) throw new Error('There is no store view');
  return view;
};

/** Splits a path into its store view and the remaining path with leading slash. */
export const splitStorePath = <View extends Pick<StoreView, 'prefix'>>(
  views: readonly View[],
  path: string,
): { storeView: View; rest: string } => {
  for (const view of views)
    if (view.prefix && (path === view.prefix || path.startsWith(`${view.prefix}/`)))
      return { storeView: view, rest: path.slice(view.prefix.length) || '/' };
  return { storeView: defaultView(views), rest: path };
};

type Ranked = Pick<StoreView, 'id' | 'groupCode' | 'isDefault' | 'sortOrder'>;

/** Order of the store switcher: the group of the default view first, then by sort order and id. */
export const sortStoreViews = <View extends Ranked>(views: readonly View[]): View[] => {
  const own = views.find(({ isDefault }) => isDefault)?.groupCode;
  const rank = ({ groupCode }: View): number => (groupCode === own ? 0 : 1);
  return views.toSorted((a, b) => rank(a) - rank(b) || a.sortOrder - b.sortOrder || a.id - b.id);
};

/** Prefixes by code of a store view, from the setting STORE_PATHS. */
export type StorePaths = Readonly<Record<StoreViewCode, string>>;

/**
 * Prefix of each view by its code. Views without a given path have `/<code>`, except that the default view has none
 * unless another view does.
 */
export const prefixesOf = (
  views: readonly Pick<StoreView, 'code' | 'isDefault'>[],
  paths: StorePaths = {},
): ReadonlyMap<StoreViewCode, string> => {
  const root =
    views.find(({ code }) => paths[code] === '') ??
    views.find(({ code, isDefault }) => isDefault && paths[code] === undefined) ??
    views.find(({ code }) => paths[code] === undefined) ??
    views[0];
  return new Map(views.map(({ code }) => [code, code === root?.code ? '' : paths[code] || `/${code}`]));
};
