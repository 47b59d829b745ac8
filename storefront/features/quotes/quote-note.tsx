import { dateFormat } from '#contract/date-format.ts';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import type { GetCartQuotesQuery } from './api/get-cart-quotes.graphql.ts';
import { useCartQuotes } from './use-cart-quotes.ts';

type Quoted = GetCartQuotesQuery['cartQuotes'][number];

const useWords = (sellingUnit: string): ((quote: Quoted) => string) => {
  const t = useT();
  const money = useMoney();
  const { storeView } = usePlatform();
  const day = dateFormat(storeView.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  return ({ quote_number: number, state, quantity, price, valid_until: until, has_list_price: hasList }) => {
    const unitPrice = t(unitPriceMessage(sellingUnit), { price: money(price) });
    const values = { number, quantity, price: unitPrice, day: day.format(new Date(until)) };
    switch (state) {
      case 'QUOTED':
        return t('quoted.price', values);
      case 'QUANTITY':
        return t(hasList ? 'quoted.quantity' : 'quoted.quantity.none', values);
      case 'VARIANT':
        return t('quoted.variant', values);
      case 'CURRENCY':
        return t('quoted.currency', { ...values, currency: price.currency ?? '' });
      case 'ENDED':
        return t(hasList ? 'quoted.ended' : 'quoted.ended.none', values);
    }
  };
};

type Props = {
  cartId: string;
  revision: string;
  uid: string;
  sellingUnit: string;
  className?: string | undefined;
  /** Shown for lines without a quote. */
  otherwise?: ReactNode;
};

/** Explains the quoted price of a cart line, or why it no longer applies. */
export default function QuoteNote({ cartId, revision, uid, sellingUnit, className, otherwise = null }: Props) {
  const words = useWords(sellingUnit);
  const { data, isPending } = useCartQuotes(cartId, revision);
  if (isPending) return null;
  const quote = data?.find((each) => each.uid === uid);
  return quote ? <p className={className}>{words(quote)}</p> : otherwise;
}
