// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetPlacedOrderQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPlacedOrderQuery = { placedOrder: { id: string, number: string, placed_at: string, email: string, shipping_title: string, is_pickup: boolean, pickup_place: Array<string>, is_virtual: boolean, payment_title: string, payment_method_title: string, payment_instructions: string | null, payment_method_code: string, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string>, city: string, region_code: string | null, region: string | null, postcode: string | null, country_id: string, telephone: string | null }, items: Array<{ sku: string, name: string, options: Array<string>, quantity: number, image: string | null, row_total: { currency: CurrencyEnum | null, value: number | null } }>, subtotal: { currency: CurrencyEnum | null, value: number | null }, subtotal_including_tax: { currency: CurrencyEnum | null, value: number | null }, shipping_amount: { currency: CurrencyEnum | null, value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { currency: CurrencyEnum | null, value: number | null } }>, taxes: Array<{ label: string, amount: { currency: CurrencyEnum | null, value: number | null } }>, grand_total: { currency: CurrencyEnum | null, value: number | null } } | null };

export const GetPlacedOrderDocument = "query getPlacedOrder($cartId:String!){placedOrder(cart_id:$cartId){id number placed_at email shipping_title is_pickup pickup_place is_virtual payment_title payment_method_title payment_instructions payment_method_code shipping_address{firstname lastname company street city region_code region postcode country_id telephone}items{sku name options quantity image row_total{currency value}}subtotal{currency value}subtotal_including_tax{currency value}shipping_amount{currency value}discounts{label coupon{code}amount{currency value}}taxes{label amount{currency value}}grand_total{currency value}}}" as TypedDocument<GetPlacedOrderQuery, GetPlacedOrderQueryVariables>;
