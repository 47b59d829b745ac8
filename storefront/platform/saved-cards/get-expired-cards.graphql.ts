// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Type of a saved payment method. */
export type PaymentTokenTypeEnum =
  /** A card. */
  | 'card'
  /** An account, such as PayPal's. */
  | 'account';

export type GetExpiredCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetExpiredCardsQuery = { expiredPaymentTokens: { items: Array<{ public_hash: string, payment_method_code: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export const GetExpiredCardsDocument = "query getExpiredCards{expiredPaymentTokens{items{public_hash payment_method_code type details}}}" as TypedDocument<GetExpiredCardsQuery, GetExpiredCardsQueryVariables>;
