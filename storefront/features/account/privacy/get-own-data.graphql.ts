// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type { CountryCodeEnum } from '#contract/generated/schema-types.ts';
import type { CountryCodeEnum } from '#contract/generated/schema-types.ts';

export type { CurrencyEnum } from '#contract/generated/schema-types.ts';
import type { CurrencyEnum } from '#contract/generated/schema-types.ts';

/** What is kept. */
export type PaymentTokenTypeEnum =
  /** A card. */
  | 'card'
  /** An account, such as PayPal's. */
  | 'account';

export type GetOwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnDataQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, created_at: string | null, is_subscribed: boolean | null, addresses: Array<{ firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, region: { region_code: string | null } | null } | null> | null, orders: { total_count: number | null, items: Array<{ number: string, order_date: string, status: string, email: string | null, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null, items: Array<
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
          | { product_sku: string, product_name: string | null, quantity_ordered: number | null }
         | null> | null, shipping_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null } | null } | null> } | null, reviews: { items: Array<{ created_at: string, nickname: string, summary: string, text: string } | null> }, compare_list: { items: Array<{ product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         } | null> | null } | null } | null, customerPaymentTokens: { items: Array<{ payment_method_code: string, public_hash: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export const GetOwnDataDocument = "query getOwnData{customer{firstname lastname email created_at is_subscribed addresses{firstname lastname company street city region{region_code}postcode country_code telephone}orders(pageSize:100 scope:WEBSITE){total_count items{number order_date status email total{grand_total{currency value}}items{product_sku product_name quantity_ordered}shipping_address{firstname lastname street city postcode telephone}billing_address{firstname lastname street city postcode telephone}}}reviews(pageSize:100){items{created_at nickname summary text}}compare_list{items{product{sku}}}}customerPaymentTokens{items{payment_method_code public_hash type details}}}" as TypedDocument<GetOwnDataQuery, GetOwnDataQueryVariables>;
