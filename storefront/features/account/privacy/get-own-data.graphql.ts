// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountryCodeEnum = string;

/** Type of a saved payment method. */
export type PaymentTokenTypeEnum =
  /** A card. */
  | 'card'
  /** An account, such as PayPal's. */
  | 'account';

export type GetOwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnDataQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, created_at: string | null, is_subscribed: boolean | null, addresses: Array<{ firstname: string | null, lastname: string | null, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, region: { region_code: string | null } | null } | null> | null, reviews: { items: Array<{ created_at: string, nickname: string, summary: string, text: string } | null> }, compare_list: { items: Array<{ product:
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
          | { sku: string | null }
         } | null> | null } | null } | null, customerPaymentTokens: { items: Array<{ payment_method_code: string, public_hash: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null, customerDownloadableProducts: { items: Array<{ order_increment_id: string | null, date: string | null, status: string | null, remaining_downloads: string | null } | null> | null } | null };

export const GetOwnDataDocument = "query getOwnData{customer{firstname lastname email created_at is_subscribed addresses{firstname lastname prefix middlename suffix company fax vat_id street city region{region_code}postcode country_code telephone}reviews(pageSize:100){items{created_at nickname summary text}}compare_list{items{product{sku}}}}customerPaymentTokens{items{payment_method_code public_hash type details}}customerDownloadableProducts{items{order_increment_id date status remaining_downloads}}}" as TypedDocument<GetOwnDataQuery, GetOwnDataQueryVariables>;
