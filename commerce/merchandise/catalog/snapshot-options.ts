import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { extra, isEntered, isMultiple } from './composition-rules.ts';
import type { CustomOption } from './composition-types.ts';
import type { ProductRecord } from './snapshot-types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const mostOf = ({ type, price, values }: CustomOption, currency: CurrencyCode, base: number): number => {
  if (isEntered(type)) return extra(price, currency, base);
  const amounts = values.map((value) => extra(value.price, currency, base));
  return isMultiple(type) ? amounts.reduce((sum, amount) => sum + amount, 0) : Math.max(0, ...amounts);
};

/** Raises the maximum of the price range by the dearest options; the minimum has none, as in Magento. */
export const addOptions = (product: Mutable<ProductRecord>): void => {
  const options = product.composition?.options ?? [];
  if (options.length === 0) return;
  product.prices = Object.fromEntries(
    Object.entries(product.prices).map(([currency, { cheapest, dearest }]) => {
      const added = options.reduce((sum, option) => sum + mostOf(option, currency as CurrencyCode, dearest.final), 0);
      return [currency, { cheapest, dearest: { regular: dearest.regular + added, final: dearest.final + added } }];
    }),
  );
};
