import type { ProductInput, ProductMediaInput } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { parseAmount, parseList, reportAmount } from './fields.ts';
import { instantOf, isMoment, timeZoneOf } from './moments.ts';
import type { ProductColumn } from './product-columns.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';
import { mainCurrencyOf } from './store-currencies.ts';
import { ALL_VIEWS } from './views.ts';

const orNull = (text: string): string | null => text || null;

const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const textOf = (row: ProductRow): ProductInput['texts'][number] => {
  const urlKey = row.get('url_key');
  if (urlKey && !URL_KEY.test(urlKey)) row.wrong('url_key', 'URL_KEY', { urlKey });
  return {
    storeViewId: row.view?.id ?? ALL_VIEWS,
    name: orNull(row.get('name')),
    urlKey: orNull(urlKey),
    description: orNull(row.get('description')),
    shortDescription: orNull(row.get('short_description')),
    metaTitle: orNull(row.get('meta_title')),
    metaDescription: orNull(row.get('meta_description')),
    metaKeyword: orNull(row.get('meta_keywords')),
  };
};

/**
 * Texts of all store views, and the differing texts of single views. A view does not inherit from another view of the
 * same language.
 */
export const readTexts = ({ base, overrides }: ProductRows): ProductInput['texts'] => {
  if (!base.get('name')) base.wrong('name', 'EMPTY', {});
  if (!base.get('url_key')) base.wrong('url_key', 'EMPTY', {});
  const texts = [base, ...overrides].map(textOf);
  return texts.filter(
    ({ storeViewId, ...fields }) => storeViewId === ALL_VIEWS || Object.values(fields).some((value) => value !== null),
  );
};

const amountOf = (row: ProductRow, column: ProductColumn, currency: CurrencyCode): number | null => {
  const text = row.get(column);
  if (!text) return null;
  const amount = parseAmount(text, currency);
  if (amount === null) reportAmount(row.wrong, column, { text, currency });
  return amount;
};

/** Exports of Magento write the midnight of a day out, and days as 4/1/27 or 4/1/27, 12:00 AM. */
const MIDNIGHT = /,?\s(?:00:00(?::00)?|12:00(?::00)?\sAM)$/i;
const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;

const isoDay = (given: string): string => {
  const text = given.replace(MIDNIGHT, '');
  const [, month, day, year = ''] = AMERICAN_DAY.exec(text) ?? [];
  return month && day ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

type Special = Pick<ProductInput['prices'][number], 'specialFrom' | 'specialTo'>;

/** From when until when a special price holds, by the clock of the store view; the last day counts as a whole. */
const specialDays = (row: ProductRow, stores: StoresInput): Special => {
  const timeZone = timeZoneOf(stores, row.view);
  const momentOf = (column: ProductColumn, isEnd: boolean): Date | null => {
    const given = isoDay(row.get(column));
    if (!given) return null;
    const instant = isMoment(given) ? instantOf(given, { timeZone, isEnd }) : undefined;
    if (!instant && isMoment(given)) row.wrong(column, 'DATE_SKIPPED', { timeZone });
    else if (!instant) row.wrong(column, 'DATE', {});
    return instant ?? null;
  };
  const from = momentOf('special_price_from_date', false);
  const to = momentOf('special_price_to_date', true);
  if (from && to && to <= from)
    row.wrong('special_price_to_date', 'DATE_ORDER', { from: row.get('special_price_from_date') });
  return { specialFrom: from?.toISOString() ?? null, specialTo: to?.toISOString() ?? null };
};

/** One price list per currency: the row of all views gives the default view's, another view's row its own. */
export const readPrices = ({ base, overrides }: ProductRows, stores: StoresInput): ProductInput['prices'] => {
  const prices = new Map<CurrencyCode, ProductInput['prices'][number]>();
  const mainCurrency = mainCurrencyOf(stores);
  for (const row of [base, ...overrides]) {
    const currency = row.view?.currency ?? mainCurrency;
    const price = amountOf(row, 'price', currency);
    const specialPrice = amountOf(row, 'special_price', currency);
    if (price === null && specialPrice !== null) row.wrong('special_price', 'PRICE_MISSING', {});
    if (price === null) continue;
    if (prices.has(currency)) row.wrong('price', 'PRICE_TWICE', { currency });
    else
      prices.set(currency, {
        currency,
        price,
        specialPrice,
        ...specialDays(row, stores),
      });
    if (specialPrice !== null && specialPrice >= price) row.warn('special_price', 'SPECIAL_PRICE_HIGH', {});
  }
  return [...prices.values()];
};

const labelsOf = (
  rows: readonly ProductRow[],
  pick: (row: ProductRow) => string | undefined,
): ProductMediaInput['labels'] =>
  rows.flatMap((row) => {
    const label = pick(row);
    return label ? [{ storeViewId: row.view?.id ?? ALL_VIEWS, label }] : [];
  });

/** Base picture first; the others follow in their order. */
export const readMedia = (
  { base, overrides }: ProductRows,
  hasFile: (file: string) => boolean,
): readonly ProductMediaInput[] => {
  const rows = [base, ...overrides];
  const separator = (row: ProductRow): string => (row.get('additional_image_labels').includes('|') ? '|' : ',');
  const main = base.get('base_image').replace(/^\/+/, '');
  const others = parseList(base.get('additional_images')).map((file) => file.replace(/^\/+/, ''));
  const labelAt = (row: ProductRow, index: number): string | undefined => {
    const text = row.get('additional_image_labels');
    return others.length === 1 ? text : parseList(text, separator(row))[index];
  };
  const media = [
    ...(main
      ? [
          {
            file: main,
            labels: labelsOf(rows, (row) => row.get('base_image_label')),
            roles: ['image', 'small_image', 'thumbnail'],
          },
        ]
      : []),
    ...others.map((file, index) => ({ file, labels: labelsOf(rows, (row) => labelAt(row, index)), roles: [] })),
  ];
  for (const { file } of media) if (!hasFile(file)) base.warn('base_image', 'PICTURE_UNKNOWN', { file });
  return media
    .filter(({ file }, index) => media.findIndex((one) => one.file === file) === index)
    .map((one, index) => ({ ...one, position: index + 1 }));
};
