// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a product can be bought now. */
export type ProductStockStatus =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It cannot be bought now. */
  | 'OUT_OF_STOCK';

export type CurrencyEnum = string;

export type GetLineChoicesQueryVariables = Exact<{
  sku: string;
}>;


export type GetLineChoicesQuery = { products: { items: Array<
      | { __typename: 'SimpleProduct', sku: string | null }
      | { __typename: 'ConfigurableProduct', sku: string | null, configurable_options: Array<{ position: number | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ uid: string } | null> | null, product: { sku: string | null, stock_status: ProductStockStatus | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null } } } } | null } | null> | null }
      | { __typename: 'GroupedProduct', sku: string | null }
      | { __typename: 'BundleProduct', sku: string | null }
      | { __typename: 'DownloadableProduct', sku: string | null }
      | { __typename: 'VirtualProduct', sku: string | null }
     | null> | null } | null };

export const GetLineChoicesDocument = "query getLineChoices($sku:String!){products(filter:{sku:{eq:$sku}}){items{__typename sku ...on ConfigurableProduct{configurable_options{position values{uid label}}variants{attributes{uid}product{sku stock_status thumbnail{url}custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}price_range{minimum_price{final_price{currency value}}}}}}}}}" as TypedDocument<GetLineChoicesQuery, GetLineChoicesQueryVariables>;
