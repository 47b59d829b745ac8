// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetCompanyQueryVariables = Exact<{
  page: number;
}>;


export type GetCompanyQuery = { company: { id: string, name: string, order_limit: number | null, role: { id: string, name: string }, roles: { items: Array<{ id: string, name: string }> }, users: { items: Array<{ id: string, firstname: string, lastname: string, email: string, order_limit: number | null, is_you: boolean, role: { id: string, name: string } }> }, invitations: Array<{ id: string, email: string, order_limit: number | null, expires_at: string, role: { name: string } }>, orders: { items: Array<{ number: string, order_date: string, status: string, email: string | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null>, page_info: { current_page: number | null, total_pages: number | null } | null } } | null };

export const GetCompanyDocument = "query getCompany($page:Int!){company{id name role{id name}order_limit roles{items{id name}}users{items{id firstname lastname email role{id name}order_limit is_you}}invitations{id email role{name}order_limit expires_at}orders(currentPage:$page pageSize:20){items{number order_date status email total{grand_total{value currency}}}page_info{current_page total_pages}}}}" as TypedDocument<GetCompanyQuery, GetCompanyQueryVariables>;
