// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetCreditQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCreditQuery = { customerCredit: { terms_days: number, credit_limit: { value: number | null, currency: CurrencyEnum | null }, outstanding_balance: { value: number | null, currency: CurrencyEnum | null }, available_credit: { value: number | null, currency: CurrencyEnum | null }, not_invoiced: { value: number | null, currency: CurrencyEnum | null }, invoices: Array<{ number: string, order_number: string, purchase_order_number: string | null, issued_on: string, due_on: string, is_overdue: boolean, due: { value: number | null, currency: CurrencyEnum | null } }> } | null };

export const GetCreditDocument = "query getCredit{customerCredit{credit_limit{value currency}outstanding_balance{value currency}available_credit{value currency}not_invoiced{value currency}terms_days invoices{number order_number purchase_order_number due{value currency}issued_on due_on is_overdue}}}" as TypedDocument<GetCreditQuery, GetCreditQueryVariables>;
