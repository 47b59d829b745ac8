// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetTradeAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTradeAccountQuery = { customerTradeAccount: { is_open: boolean, is_member: boolean, priced_category: { name: string | null, url_path: string | null } | null, application: { state: string, company: string, licence: string, telephone: string, files: Array<string>, reason: string | null, sent_at: string } | null } | null };

export type TradeAccountFragment = { is_open: boolean, is_member: boolean, priced_category: { name: string | null, url_path: string | null } | null, application: { state: string, company: string, licence: string, telephone: string, files: Array<string>, reason: string | null, sent_at: string } | null };

export const GetTradeAccountDocument = "query getTradeAccount{customerTradeAccount{...TradeAccount}}fragment TradeAccount on CustomerTradeAccount{is_open is_member priced_category{name url_path}application{state company licence telephone files reason sent_at}}" as TypedDocument<GetTradeAccountQuery, GetTradeAccountQueryVariables>;
