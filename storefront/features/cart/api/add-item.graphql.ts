// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export type AddItemMutationVariables = Exact<{
  cartId: string;
  sku: string;
  quantity: number;
  parentSku?: string | null | undefined;
}>;


export type AddItemMutation = { addProductsToCart: { user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null>, cart: { id: string, total_quantity: number } } | null };

export const AddItemDocument = "mutation addItem($cartId:String!$sku:String!$quantity:Float!$parentSku:String){addProductsToCart(cartId:$cartId cartItems:[{sku:$sku quantity:$quantity parent_sku:$parentSku}]){user_errors{code message}cart{id total_quantity}}}" as TypedDocument<AddItemMutation, AddItemMutationVariables>;
