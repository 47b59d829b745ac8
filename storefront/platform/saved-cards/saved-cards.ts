import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetDefaultCardDocument } from './get-default-card.graphql.ts';
import { GetExpiredCardsDocument } from './get-expired-cards.graphql.ts';
import { GetSavedCardsDocument, type GetSavedCardsQuery } from './get-saved-cards.graphql.ts';

/** A card that the customer keeps; `expiry` as `MM/YY`. */
export type SavedCard = { hash: string; method: string; brand: string; last4: string; expiry: string };

/** Magento's codes of brands. */
const BRANDS: Readonly<Record<string, string>> = {
  VI: 'visa',
  MC: 'mastercard',
  AE: 'amex',
  DI: 'discover',
  JCB: 'jcb',
  DN: 'diners',
  MI: 'maestro',
  UN: 'unionpay',
};

type Item = NonNullable<GetSavedCardsQuery['customerPaymentTokens']>['items'][number];

/** Undefined for what is no card, or whose details nobody can read. */
const cardOf = (item: Item): SavedCard | undefined => {
  if (item?.type !== 'card') return undefined;
  try {
    const details = JSON.parse(item.details ?? '') as { type?: string; maskedCC?: string; expirationDate?: string };
    const [month = '', year = ''] = (details.expirationDate ?? '').split('/');
    return {
      hash: item.public_hash,
      method: item.payment_method_code,
      brand: BRANDS[details.type ?? ''] ?? 'card',
      last4: (details.maskedCC ?? '').slice(-4),
      expiry: `${month.padStart(2, '0')}/${year.slice(-2)}`,
    };
  } catch {
    return undefined;
  }
};

/** What of kept ways to pay is a card. */
export const cardsOf = (
  kept: Pick<NonNullable<GetSavedCardsQuery['customerPaymentTokens']>, 'items'> | null,
): readonly SavedCard[] => (kept?.items ?? []).flatMap((item) => cardOf(item) ?? []);

const FRESH = { noCache: true, staleTime: 0 } as const;

/** Cards of the signed-in customer; rejects for guests. */
export const savedCardsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetSavedCardsDocument,
    {},
    {
      ...FRESH,
      select: ({ customerPaymentTokens: kept }) => cardsOf(kept),
    },
  );

/** Those that have expired; rejects on a back end that does not tell. */
export const expiredCardsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetExpiredCardsDocument,
    {},
    { ...FRESH, select: ({ expiredPaymentTokens: kept }) => cardsOf(kept) },
  );

/** Which of them checkout offers first; rejects on a back end that does not tell. */
export const defaultCardQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetDefaultCardDocument,
    {},
    { ...FRESH, select: ({ defaultPaymentToken }) => defaultPaymentToken },
  );
