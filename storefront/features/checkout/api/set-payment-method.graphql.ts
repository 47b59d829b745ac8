// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A payment method. */
export type PaymentMethodInput = {
  /** Code. */
  code: string;
  /** Purchase order number. */
  purchase_order_number?: string | null | undefined;
  /** What Braintree needs. */
  braintree?: BraintreeInput | null | undefined;
  /** A card that Braintree keeps. */
  braintree_cc_vault?: BraintreeCcVaultInput | null | undefined;
  /** What Authorize.Net needs. */
  authorizenet_acceptjs?: AuthorizenetInput | null | undefined;
  /** What the built-in test gateway needs. */
  tessera_test?: TesseraTestPaymentInput | null | undefined;
};

/** What Braintree needs (of Magento's module for it). */
export type BraintreeInput = {
  /** One-time token that Braintree's browser part made of the card. */
  payment_method_nonce: string;
  /** Whether the card is to be kept for the next order; a guest keeps none. */
  is_active_payment_token_enabler: boolean;
  /** What Braintree's browser part tells of the device. */
  device_data?: string | null | undefined;
};

/** A card that Braintree keeps for the customer (of Magento's module for it). */
export type BraintreeCcVaultInput = {
  /** Of the card, as `customerPaymentTokens` has it. */
  public_hash: string;
  /** What Braintree's browser part tells of the device. */
  device_data?: string | null | undefined;
};

/** What Authorize.Net needs (of the module that Magento was delivered with until 2.4). */
export type AuthorizenetInput = {
  /** The kind of data that Accept.js gave: COMMON.ACCEPT.INAPP.PAYMENT. */
  opaque_data_descriptor: string;
  /** One-time token that Accept.js made of the card. */
  opaque_data_value: string;
  /** The last four digits of the card; Authorize.Net tells them again. */
  cc_last_4: number;
};

/** What the built-in test gateway needs (an extension of this shop). */
export type TesseraTestPaymentInput = {
  /** Token that the gateway's browser part made of the card; never a card number. */
  payment_method_nonce: string;
};

export type SetPaymentMethodMutationVariables = Exact<{
  cartId: string;
  payment: PaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export const SetPaymentMethodDocument = "mutation setPaymentMethod($cartId:String!$payment:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$cartId payment_method:$payment}){cart{id}}}" as TypedDocument<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
