// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A new name of a room (an extension of this shop). */
export type WishlistRoomNameInput = {
  /** Id of the room. */
  id: string;
  /** Its name, unique in the list. */
  name: string;
};

/** Changes to the rooms of a list, done in this order (an extension of this shop). */
export type WishlistRoomsInput = {
  /** Name of a new room. */
  add?: string | null | undefined;
  /** A new name. */
  rename?: WishlistRoomNameInput | null | undefined;
  /** Ids of the rooms in their new order; omitted rooms follow. */
  order?: Array<string> | null | undefined;
  /** Room to remove; its products stay on the list. */
  remove?: string | null | undefined;
};

export type ChangeRoomsMutationVariables = Exact<{
  list: string;
  input: WishlistRoomsInput;
}>;


export type ChangeRoomsMutation = { changeWishlistRooms: { user_errors: Array<{ message: string } | null> } | null };

export const ChangeRoomsDocument = "mutation changeRooms($list:ID!$input:WishlistRoomsInput!){changeWishlistRooms(wishlistId:$list input:$input){user_errors{message}}}" as TypedDocument<ChangeRoomsMutation, ChangeRoomsMutationVariables>;
