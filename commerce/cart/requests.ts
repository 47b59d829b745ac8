import type {
  CartItemInput,
  CartItemUpdateInput,
  ConfigurableProductCartItemInput,
  SimpleProductCartItemInput,
} from '#contract/generated/schema-types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { idOfItem } from './item-id.ts';
import type { AddRequest, ItemChange } from './types.ts';

/** Lists of the GraphQL schema may contain nulls; they are ignored. */
const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

export const requestsOf = (items: readonly CartItemInput[]): AddRequest[] =>
  items.map(({ sku, quantity, parent_sku, selected_options }) => ({
    sku,
    quantity,
    parentSku: parent_sku,
    selectedOptions: selected_options && present(selected_options),
  }));

export const simpleRequestsOf = (items: readonly (SimpleProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ data: { sku, quantity } }) => ({ sku, quantity }));

/** The parent's sku stands beside the variant or inside it. */
export const variantRequestsOf = (items: readonly (ConfigurableProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ data, parent_sku }) => ({
    sku: data.sku,
    quantity: data.quantity,
    parentSku: parent_sku ?? data.parent_sku,
  }));

/** Throws when a line or its quantity is missing. */
export const changesOf = (items: readonly (CartItemUpdateInput | null)[]): ItemChange[] =>
  present(items).map((item) => {
    const itemId = idOfItem(item, 'Required parameter "cart_item_id" for "cart_items" is missing.');
    if (item.quantity === null || item.quantity === undefined)
      throw new InputError('Required parameter "quantity" for "cart_items" is missing.');
    return { itemId, quantity: item.quantity };
  });
