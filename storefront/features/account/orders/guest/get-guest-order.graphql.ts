// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountryCodeEnum = string;

export type CurrencyEnum = string;

export type GetGuestOrderQueryVariables = Exact<{
  token: string;
}>;


export type GetGuestOrderQuery = { guestOrderByToken: { number: string, order_date: string, is_virtual: boolean, status: string, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, items: Array<
      | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
          | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { __typename: 'AttributeValue', code: string }
                | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
               | null> } | null }
         | null }
     | null> | null, total: { subtotal_excl_tax: { currency: CurrencyEnum | null, value: number | null }, subtotal_incl_tax: { currency: CurrencyEnum | null, value: number | null }, total_shipping: { currency: CurrencyEnum | null, value: number | null }, shipping_handling: { amount_including_tax: { currency: CurrencyEnum | null, value: number | null } | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, taxes: Array<{ title: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, grand_total: { currency: CurrencyEnum | null, value: number | null } } | null, shipping_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, shipments: Array<{ number: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null } };

export type CustomerOrderFragment = { number: string, order_date: string, is_virtual: boolean, status: string, shipping_method: string | null, payment_methods: Array<{ name: string } | null> | null, items: Array<
    | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, quantity_ordered: number | null, quantity_shipped: number | null, quantity_refunded: number | null, product_type: string | null, downloadable_links: Array<{ title: string | null } | null> | null, product_sale_price: { currency: CurrencyEnum | null, value: number | null }, prices: { price_including_tax: { currency: CurrencyEnum | null, value: number | null } } | null, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
        | { url_key: string | null, url_suffix: string | null, thumbnail: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { __typename: 'AttributeValue', code: string }
              | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ label: string } | null> }
             | null> } | null }
       | null }
   | null> | null, total: { subtotal_excl_tax: { currency: CurrencyEnum | null, value: number | null }, subtotal_incl_tax: { currency: CurrencyEnum | null, value: number | null }, total_shipping: { currency: CurrencyEnum | null, value: number | null }, shipping_handling: { amount_including_tax: { currency: CurrencyEnum | null, value: number | null } | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, taxes: Array<{ title: string, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null, grand_total: { currency: CurrencyEnum | null, value: number | null } } | null, shipping_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, billing_address: { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null } | null, shipments: Array<{ number: string, tracking: Array<{ title: string, number: string | null } | null> | null } | null> | null };

export type OrderAddressFragment = { firstname: string, lastname: string, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null>, city: string, region: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null };

export const GetGuestOrderDocument = "query getGuestOrder($token:String!){guestOrderByToken(input:{token:$token}){...CustomerOrder}}fragment CustomerOrder on CustomerOrder{number order_date is_virtual status shipping_method payment_methods{name}items{id product_name product_sku quantity_ordered quantity_shipped quantity_refunded product_sale_price{currency value}prices{price_including_tax{currency value}}product_type selected_options{label value}entered_options{label value}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}...on DownloadableOrderItem{downloadable_links{title}}product{url_key url_suffix thumbnail{url}custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeSelectedOptions{selected_options{label}}}}}}total{subtotal_excl_tax{currency value}subtotal_incl_tax{currency value}total_shipping{currency value}shipping_handling{amount_including_tax{currency value}}discounts{label coupon{code}amount{currency value}}taxes{title amount{currency value}}grand_total{currency value}}shipping_address{...OrderAddress}billing_address{...OrderAddress}shipments{number tracking{title number}}}fragment OrderAddress on OrderAddress{firstname lastname prefix middlename suffix company fax vat_id street city region postcode country_code telephone}" as TypedDocument<GetGuestOrderQuery, GetGuestOrderQueryVariables>;
