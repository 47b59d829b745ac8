import { expiry } from '#contract/card.ts';
import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { brandOfCode } from './card-brand.ts';
import { DeleteSavedCardDocument } from './delete-saved-card.graphql.ts';
import { GetDefaultCardDocument } from './get-default-card.graphql.ts';
import { GetExpiredCardsDocument } from './get-expired-cards.graphql.ts';
import { GetSavedCardsDocument, type GetSavedCardsQuery } from './get-saved-cards.graphql.ts';
import { SetDefaultCardDocument } from './set-default-card.graphql.ts';

/** A saved payment card; `expiry` as `MM/YY`. */
export type SavedCard = { hash: string; method: string; brand: string; last4: string; expiry: string };

type Tokens = Pick<NonNullable<GetSavedCardsQuery['customerPaymentTokens']>, 'items'>;

/** Returns undefined for other tokens and for cards with invalid details. */
const cardOf = (item: Tokens['items'][number]): SavedCard | undefined => {
  if (item?.type !== 'card') return undefined;
  try {
    const details = JSON.parse(item.details ?? '') as { type?: string; maskedCC?: string; expirationDate?: string };
    const [month = '', year = ''] = (details.expirationDate ?? '').split('/');
    return {
      hash: item.public_hash,
      method: item.payment_method_code,
      brand: brandOfCode(details.type),
      last4: (details.maskedCC ?? '').slice(-4),
      expiry: `${month.padStart(2, '0')}/${year.slice(-2)}`,
    };
  } catch {
    return undefined;
  }
};

/** The cards among saved payment tokens. */
export const cardsOf = (tokens: Tokens | null): readonly SavedCard[] =>
  (tokens?.items ?? []).flatMap((item) => cardOf(item) ?? []);

export const hasExpired = (card: SavedCard): boolean => expiry(new Date())(card.expiry) !== undefined;

const FRESH = { noCache: true, staleTime: 0 } as const;

/** Cards of the signed-in customer, the default one first; rejects for guests. */
export const savedCardsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetSavedCardsDocument,
    {},
    { ...FRESH, select: ({ customerPaymentTokens }) => cardsOf(customerPaymentTokens) },
  );

/** Expired cards of the customer; rejects on a back end without this extension. */
export const expiredCardsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetExpiredCardsDocument,
    {},
    { ...FRESH, select: ({ expiredPaymentTokens }) => cardsOf(expiredPaymentTokens) },
  );

/** Hash of the default card in checkout; rejects on a back end without this extension. */
export const defaultCardQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetDefaultCardDocument,
    {},
    { ...FRESH, select: ({ defaultPaymentToken }) => defaultPaymentToken },
  );

export const deleteCard = ({ commerce }: Platform, { hash }: SavedCard) =>
  commerce.mutate(DeleteSavedCardDocument, { hash });

export const setDefaultCard = ({ commerce }: Platform, { hash }: SavedCard) =>
  commerce.mutate(SetDefaultCardDocument, { hash }, { isIdempotent: true });
