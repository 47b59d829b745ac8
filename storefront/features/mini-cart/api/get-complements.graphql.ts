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

export type GetComplementsQueryVariables = Exact<{
  sku: string;
}>;


export type GetComplementsQuery = { products: { items: Array<
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
      | { uid: string, crosssell_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
                    | { __typename: 'AttributeValue', value: string, code: string }
                    | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
                   | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', value: string, code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
               | null> } | null }
         | null> | null }
     | null> | null } | null };

type CardAttribute_AttributeValue_Fragment = { __typename: 'AttributeValue', value: string, code: string };

type CardAttribute_AttributeSelectedOptions_Fragment = { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> };

export type CardAttributeFragment =
  | CardAttribute_AttributeValue_Fragment
  | CardAttribute_AttributeSelectedOptions_Fragment
;

export type CardPriceFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } };

type Complement_SimpleProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type Complement_ConfigurableProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, variants: Array<{ product: { price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } }, custom_attributesV2: { items: Array<
          | { __typename: 'AttributeValue', value: string, code: string }
          | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
         | null> } | null } | null } | null> | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type Complement_GroupedProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type Complement_BundleProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type Complement_DownloadableProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

type Complement_VirtualProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, custom_attributesV2: { items: Array<
      | { __typename: 'AttributeValue', value: string, code: string }
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string, value: string } | null> }
     | null> } | null };

export type ComplementFragment =
  | Complement_SimpleProduct_Fragment
  | Complement_ConfigurableProduct_Fragment
  | Complement_GroupedProduct_Fragment
  | Complement_BundleProduct_Fragment
  | Complement_DownloadableProduct_Fragment
  | Complement_VirtualProduct_Fragment
;

export const GetComplementsDocument = "query getComplements($sku:String!){products(filter:{sku:{eq:$sku}}){items{uid crosssell_products{...Complement}related_products{...Complement}}}}fragment CardAttribute on AttributeValueInterface{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}fragment Complement on ProductInterface{uid sku name url_key url_suffix stock_status small_image{url}price_range{minimum_price{...CardPrice}maximum_price{final_price{value currency}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{...CardAttribute}}...on ConfigurableProduct{variants{product{price_range{minimum_price{...CardPrice}}custom_attributesV2(filters:{used_in_product_listing:true is_filterable:false is_visible_on_front:true}){items{...CardAttribute}}}}}}" as TypedDocument<GetComplementsQuery, GetComplementsQueryVariables>;
