// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** An application for a trade account. The rules of every field are in contract/trade.ts (an extension of this shop). */
export type TradeApplicationInput = {
  /** Name of the company. */
  company: string;
  /** Number of its licence or its registration. */
  licence: string;
  /** Telephone number. */
  telephone: string;
  /** Tokens of the uploaded papers. */
  files: Array<string>;
};

export type ApplyForTradeMutationVariables = Exact<{
  input: TradeApplicationInput;
}>;


export type ApplyForTradeMutation = { applyForTrade: { is_open: boolean, is_member: boolean, priced_category: { name: string | null, url_path: string | null } | null, application: { state: string, company: string, licence: string, telephone: string, files: Array<string>, reason: string | null, sent_at: string } | null } | null };

export type TradeAccountFragment = { is_open: boolean, is_member: boolean, priced_category: { name: string | null, url_path: string | null } | null, application: { state: string, company: string, licence: string, telephone: string, files: Array<string>, reason: string | null, sent_at: string } | null };

export const ApplyForTradeDocument = "mutation applyForTrade($input:TradeApplicationInput!){applyForTrade(input:$input){...TradeAccount}}fragment TradeAccount on CustomerTradeAccount{is_open is_member priced_category{name url_path}application{state company licence telephone files reason sent_at}}" as TypedDocument<ApplyForTradeMutation, ApplyForTradeMutationVariables>;
