// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A product to add. */
export type CartItemInput = {
  /** Sku of the product, or of the variant when parent_sku is given. */
  sku: string;
  /** Selling units, more than 0. */
  quantity: number;
  /** Sku of the configurable parent. */
  parent_sku?: string | null | undefined;
  /** Uids of the chosen values: those that make a variant, when sku is that of the parent, and those of the options of the product. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** What the shopper typed for the options of the product. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

/** Kinds of mistakes when adding products. */
export type CartUserInputErrorType =
  /** No such product, or it cannot be bought. */
  | 'PRODUCT_NOT_FOUND'
  /** It cannot be bought in this form. */
  | 'NOT_SALABLE'
  /** Too little stock. */
  | 'INSUFFICIENT_STOCK'
  /** Anything else. */
  | 'UNDEFINED'
  /** The caller may not buy it. */
  | 'PERMISSION_DENIED'
  /** The cart has no such line. */
  | 'COULD_NOT_FIND_CART_ITEM'
  /** A parameter is missing. */
  | 'REQUIRED_PARAMETER_MISSING'
  /** A parameter is wrong. */
  | 'INVALID_PARAMETER_VALUE';

/** What a shopper wrote for an option of a product. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: string;
  /** What was written. */
  value: string;
};

export type AddChosenMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddChosenMutation = { addProductsToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, total_quantity: number } } | null };

export const AddChosenDocument = "mutation addChosen($cartId:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$items){user_errors{code message}cart{id total_quantity}}}" as TypedDocument<AddChosenMutation, AddChosenMutationVariables>;
