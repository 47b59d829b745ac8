import { dateFormat } from '#contract/date-format.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { toMajor } from '#contract/money.ts';
import { unitPriceIn } from '#commerce/merchandise/catalog/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { choicesOf } from './quoted-products.ts';
import type { LineWithProduct, QuoteWithProducts } from './quoted-products.ts';
import { say } from './rules.ts';

/** Amounts, days and lines of a quote in the words of a store view. */
export const wordsOf = (quote: Pick<QuoteWithProducts, 'currency'>, view: StoreView) => {
  const locale = view.locale.replace('_', '-');
  const t = say(view.language);
  const money = moneyFormat(locale, quote.currency);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() });
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    t,
    locale,
    money: (minor: number): string => money.format(toMajor(minor, quote.currency)),
    /** Price with its unit. */
    unitPrice: ({ sellable }: LineWithProduct, minor: number): string =>
      unitPriceIn(view.language, money.format(toMajor(minor, quote.currency)), sellable?.sellingUnit),
    count: (value: number): string => number.format(value),
    date: (at: Date): string => date.format(at),
    day: (given: string): string => day.format(new Date(given)),
    area: ({ area, areaUnit }: Pick<LineWithProduct, 'area' | 'areaUnit'>): readonly string[] =>
      area === null ? [] : [`${number.format(area)} ${areaUnit === 'm2' ? 'm²' : t('quote.unit.sqft')}`],
    details: (line: LineWithProduct): readonly string[] => [...choicesOf(line), line.sku],
  };
};
