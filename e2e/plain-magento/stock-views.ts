/** The store views of a stock Magento, and those of the sample that stand in for their data. */
export const STOCK_VIEWS = {
  default: { sample: 'CA_EN', locale: 'en_US', name: 'Default Store View', link: '' },
  german: { sample: 'CA_FR', locale: 'de_DE', name: 'German', link: 'german/' },
} as const;

export type StockView = keyof typeof STOCK_VIEWS;

export const isStockView = (code: string | undefined): code is StockView =>
  code !== undefined && Object.hasOwn(STOCK_VIEWS, code);

/** Its own address, where no server listens: a shopper who follows it is lost. */
export const STOCK_ADDRESS = 'https://magento.test/';

type Entry = Readonly<Record<string, unknown>>;

/** Configuration of a store view, as far as it was requested. */
const configOf = (given: Entry, code: StockView, media: string): Entry => {
  const { locale, name, link } = STOCK_VIEWS[code];
  const own: Entry = {
    store_code: code,
    code,
    locale,
    store_name: name,
    minimum_password_length: '10',
    required_character_classes_number: '4',
    base_url: STOCK_ADDRESS,
    secure_base_url: STOCK_ADDRESS,
    base_link_url: STOCK_ADDRESS + link,
    secure_base_link_url: STOCK_ADDRESS + link,
    base_media_url: media,
    secure_base_media_url: media,
    base_static_url: `${STOCK_ADDRESS}static/`,
    secure_base_static_url: `${STOCK_ADDRESS}static/`,
  };
  return Object.fromEntries(Object.entries(given).map(([name_, value]) => [name_, own[name_] ?? value]));
};

const viewOfSample = (code: unknown): StockView | undefined =>
  (Object.keys(STOCK_VIEWS) as StockView[]).find((view) => STOCK_VIEWS[view].sample === code);

/** Links of the sample's content; those of its French store view start with its code. */
const LINKS = /(?<=href=["'])(?:https:\/\/shop\.example)?\/(?!\/)(?:CA_FR(?:\/|(?=["'?#])))?/g;

/** Makes links and pictures absolute, at the addresses of this Magento. */
const absolute = (text: string, view: StockView, media: string): string =>
  text
    .replaceAll(/(?<=^|["'(;])(?:https:\/\/shop\.example)?\/media\//g, media)
    .replaceAll(LINKS, STOCK_ADDRESS + STOCK_VIEWS[view].link);

/** Changes a response of the sample to one of this Magento. */
export const stockResponse = (value: unknown, view: StockView, media: string, name = ''): unknown => {
  if (typeof value === 'string') return absolute(value, view, media);
  if (value === null || typeof value !== 'object') return value;
  if (name === 'availableStores' && Array.isArray(value))
    return (value as Entry[]).flatMap((entry) => {
      const code = viewOfSample(entry['store_code']);
      return code ? [configOf(entry, code, media)] : [];
    });
  if (Array.isArray(value)) return value.map((entry) => stockResponse(entry, view, media));
  if (name === 'storeConfig') return configOf(value as Entry, view, media);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, stockResponse(entry, view, media, key)]));
};
