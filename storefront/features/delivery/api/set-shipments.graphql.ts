// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** Number of shipments of an order of which a part is not in stock yet (an extension of this shop). */
export type OrderShipments =
  /** One shipment, when everything is in stock. */
  | 'TOGETHER'
  /** Two shipments: units in stock first, the others later. */
  | 'APART';

export type SetShipmentsMutationVariables = Exact<{
  cartId: string;
  shipments: OrderShipments;
}>;


export type SetShipmentsMutation = { setShipmentsOnCart: { shipments: OrderShipments, is_choice: boolean, later_units: number, later_on: string, is_one_price: boolean, later_shipping: { value: number | null, currency: CurrencyEnum | null } | null } | null };

export type ShipmentChoiceFragment = { shipments: OrderShipments, is_choice: boolean, later_units: number, later_on: string, is_one_price: boolean, later_shipping: { value: number | null, currency: CurrencyEnum | null } | null };

export const SetShipmentsDocument = "mutation setShipments($cartId:String!$shipments:OrderShipments!){setShipmentsOnCart(input:{cart_id:$cartId shipments:$shipments}){...ShipmentChoice}}fragment ShipmentChoice on CartShipments{shipments is_choice later_units later_on is_one_price later_shipping{value currency}}" as TypedDocument<SetShipmentsMutation, SetShipmentsMutationVariables>;
