import type {
  CartItemInput,
  CartItemUpdateInput,
  ConfigurableProductCartItemInput,
  SimpleProductCartItemInput,
} from '#contract/generated/schema-types.ts';
import { decodeEntryUid } from '#commerce/catalog/service.ts';
import type { GivenOption } from '#commerce/catalog/composition-types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { idOfItem } from './item-id.ts';
import type { AddRequest, ItemChange } from './types.ts';

/** Lists of the GraphQL schema may contain nulls; they are ignored. */
const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

type Given = {
  selected?: readonly (string | null)[] | null | undefined;
  entered?: readonly ({ uid: string; value: string } | null)[] | null | undefined;
  older?: readonly ({ id?: number | null; uid?: string | null; value_string: string } | null)[] | null | undefined;
};

/** What is filled in, in any of Magento's forms; the uids of values that variants have are left to the product. */
const filledIn = ({ selected, entered, older }: Given): Pick<AddRequest, 'selectedOptions' | 'entered'> => {
  const uids = present(selected ?? []);
  const chosen = uids.flatMap((uid) => {
    const entry = decodeEntryUid(uid);
    return entry?.valueId ? [{ id: entry.id, value: String(entry.valueId) }] : [];
  });
  const texts = present(entered ?? []).map(({ uid, value }) => ({ id: decodeEntryUid(uid)?.id ?? 0, value }));
  const others = present(older ?? []).map(({ id, uid, value_string: value }) => ({
    id: id ?? decodeEntryUid(uid ?? '')?.id ?? 0,
    value,
  }));
  const all: GivenOption[] = [...chosen, ...texts, ...others];
  return {
    ...(selected ? { selectedOptions: uids.filter((uid) => !decodeEntryUid(uid)) } : {}),
    ...(all.length > 0 ? { entered: all } : {}),
  };
};

export const requestsOf = (items: readonly CartItemInput[]): AddRequest[] =>
  items.map(({ sku, quantity, parent_sku, selected_options, entered_options }) => ({
    sku,
    quantity,
    parentSku: parent_sku,
    ...filledIn({ selected: selected_options, entered: entered_options }),
  }));

export const simpleRequestsOf = (items: readonly (SimpleProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ data, customizable_options }) => ({
    sku: data.sku,
    quantity: data.quantity,
    ...filledIn({ selected: data.selected_options, entered: data.entered_options, older: customizable_options }),
  }));

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
