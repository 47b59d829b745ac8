// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Unit of areas (an extension of this shop). */
export type WishlistAreaUnit =
  /** Square feet. */
  | 'SQ_FT'
  /** Square metres. */
  | 'M2';

/** An area to cover (an extension of this shop). */
export type WishlistAreaInput = {
  /** The area, without waste; at most three decimals. */
  value: number;
  /** Its unit. */
  unit: WishlistAreaUnit;
  /** Waste in percent. */
  waste_percent: number;
};

/** Room and area of a product of a list; omitted fields are unchanged (an extension of this shop). */
export type WishlistItemPlanInput = {
  /** Id. */
  wishlist_item_id: string;
  /** Id of its room; null removes it from its room. */
  room_id?: string | null | undefined;
  /** The area; null takes it away, and the quantity stays. */
  area?: WishlistAreaInput | null | undefined;
};

export type PlanItemsMutationVariables = Exact<{
  list: string;
  items: Array<WishlistItemPlanInput> | WishlistItemPlanInput;
}>;


export type PlanItemsMutation = { planWishlistItems: { user_errors: Array<{ message: string } | null> } | null };

export const PlanItemsDocument = "mutation planItems($list:ID!$items:[WishlistItemPlanInput!]!){planWishlistItems(wishlistId:$list items:$items){user_errors{message}}}" as TypedDocument<PlanItemsMutation, PlanItemsMutationVariables>;
