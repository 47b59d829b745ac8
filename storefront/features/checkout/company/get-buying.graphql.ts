// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetBuyingQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBuyingQuery = { customerCredit: { credit_limit: { value: number | null, currency: CurrencyEnum | null }, available_credit: { value: number | null, currency: CurrencyEnum | null } } | null, company: { order_limit: number | null, role: { id: string } } | null };

export const GetBuyingDocument = "query getBuying{customerCredit{credit_limit{value currency}available_credit{value currency}}company{role{id}order_limit}}" as TypedDocument<GetBuyingQuery, GetBuyingQueryVariables>;
