// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A payment method. */
export type PaymentMethodInput = {
  /** Code. */
  code: string;
  /** Purchase order number. */
  purchase_order_number?: string | null | undefined;
  /** Payment data of Braintree. */
  braintree?: BraintreeInput | null | undefined;
  /** A card saved at Braintree. */
  braintree_cc_vault?: BraintreeCcVaultInput | null | undefined;
  /** Payment data of Authorize.Net. */
  authorizenet_acceptjs?: AuthorizenetInput | null | undefined;
  /** Payment data of the built-in test gateway. */
  tessera_test?: TesseraTestPaymentInput | null | undefined;
};

/** Payment data of Braintree (of Magento's module for it). */
export type BraintreeInput = {
  /** One-time token for the card, created by Braintree's browser library. */
  payment_method_nonce: string;
  /** Whether to save the card; ignored for guests. */
  is_active_payment_token_enabler: boolean;
  /** Device data of Braintree's browser library. */
  device_data?: string | null | undefined;
};

/** A card saved at Braintree for the customer (of Magento's module for it). */
export type BraintreeCcVaultInput = {
  /** Public hash of the card, from `customerPaymentTokens`. */
  public_hash: string;
  /** Device data of Braintree's browser library. */
  device_data?: string | null | undefined;
};

/** Payment data of Authorize.Net (of the module that Magento included until 2.4). */
export type AuthorizenetInput = {
  /** The kind of data that Accept.js gave: COMMON.ACCEPT.INAPP.PAYMENT. */
  opaque_data_descriptor: string;
  /** One-time token for the card, created by Accept.js. */
  opaque_data_value: string;
  /** The last four digits of the card; Authorize.Net returns them too. */
  cc_last_4: number;
};

/** Payment data of the built-in test gateway (an extension of this shop). */
export type TesseraTestPaymentInput = {
  /** Token for the card, created by the gateway's browser code; never a card number. */
  payment_method_nonce: string;
};

export type SetPaymentMethodMutationVariables = Exact<{
  cartId: string;
  payment: PaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export const SetPaymentMethodDocument = "mutation setPaymentMethod($cartId:String!$payment:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$cartId payment_method:$payment}){cart{id}}}" as TypedDocument<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
