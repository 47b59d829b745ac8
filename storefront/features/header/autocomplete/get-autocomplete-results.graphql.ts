// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetAutocompleteResultsQueryVariables = Exact<{
  inputText: string;
}>;


export type GetAutocompleteResultsQuery = { products: { total_count: number | null, aggregations: Array<{ label: string | null, count: number | null, attribute_code: string, options: Array<{ label: string | null, value: string } | null> | null } | null> | null, items: Array<
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, variants: Array<{ product: { sku: string | null, name: string | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
      | { id: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
            | { __typename: 'AttributeValue', value: string, code: string }
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null }
     | null> | null, page_info: { total_pages: number | null } | null } | null };

type CardAttribute_AttributeValue_Fragment = { __typename: 'AttributeValue', value: string, code: string };

type CardAttribute_AttributeSelectedOptions_Fragment = { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> };

export type CardAttributeFragment =
  | CardAttribute_AttributeValue_Fragment
  | CardAttribute_AttributeSelectedOptions_Fragment
;

export type CardPriceFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } };

export const GetAutocompleteResultsDocument = "query getAutocompleteResults($inputText:String!){products(search:$inputText currentPage:1 pageSize:3){aggregations{label count attribute_code options{label value}}items{id uid sku name small_image{url}url_key url_suffix price_range{minimum_price{...CardPrice}}custom_attributesV2(filters:{used_in_product_listing:true}){items{...CardAttribute}}...on ConfigurableProduct{variants{product{sku name price_range{minimum_price{...CardPrice}}custom_attributesV2(filters:{used_in_product_listing:true is_filterable:false is_visible_on_front:true}){items{...CardAttribute}}}}}}page_info{total_pages}total_count}}fragment CardAttribute on AttributeValueInterface{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}" as TypedDocument<GetAutocompleteResultsQuery, GetAutocompleteResultsQueryVariables>;
