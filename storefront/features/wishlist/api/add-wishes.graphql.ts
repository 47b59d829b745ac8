// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Entered value of a product option. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: string;
  /** The entered value. */
  value: string;
};

/** A product to put on a list. */
export type WishlistItemInput = {
  /** Sku of the product, or of the variant. */
  sku: string;
  /** Selling units, a whole number. */
  quantity: number;
  /** Sku of the product that the variant is of. */
  parent_sku?: string | null | undefined;
  /** Uids of the chosen values (`configurable/attribute id/option id` in base64), where `sku` is not the variant's. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** Entered values of the product's options. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

/** Kinds of problems with lists. */
export type WishListUserInputErrorType =
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** Any other error, such as missing options. */
  | 'UNDEFINED';

export type AddWishesMutationVariables = Exact<{
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddWishesMutation = { addProductsToWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const AddWishesDocument = "mutation addWishes($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:\"0\" wishlistItems:$items){user_errors{code message}}}" as TypedDocument<AddWishesMutation, AddWishesMutationVariables>;
