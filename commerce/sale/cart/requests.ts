import type {
  BundleProductCartItemInput,
  CartItemInput,
  CartItemUpdateInput,
  ConfigurableProductCartItemInput,
  DownloadableProductCartItemInput,
  SimpleProductCartItemInput,
  VirtualProductCartItemInput,
} from '#contract/generated/schema-types.ts';
import { filledIn } from '#commerce/merchandise/catalog/service.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { AddRequest, ItemChange } from './types.ts';

type Named = { cart_item_id?: number | null; cart_item_uid?: string | null };

const decode = (uid: string): number => {
  const text = Buffer.from(uid, 'base64').toString();
  if (!/^\d{1,15}$/.test(text))
    throw new InputError('Value of uid "%1" is incorrect.', { parameters: [uid.slice(0, 64)] });
  return Number(text);
};

/** The id of a line, given as id or as uid, but not both. */
export const idOfItem = ({ cart_item_id: id, cart_item_uid: uid }: Named, missing: string): number => {
  if (id && uid) throw new InputError("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
  if (uid) return decode(uid);
  if (!id) throw new InputError(missing);
  return id;
};

/** Lists of the GraphQL schema may contain nulls; they are ignored. */
const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

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

export const virtualRequestsOf = (items: readonly (VirtualProductCartItemInput | null)[]): AddRequest[] =>
  simpleRequestsOf(items);

/** The parts by their numbers beside the product, or by their uids inside it. */
export const bundleRequestsOf = (items: readonly (BundleProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ bundle_options, ...item }) => {
    const [request] = simpleRequestsOf([item]);
    const older = present(bundle_options).flatMap(({ id, quantity, value }) =>
      present(value).map((selection) => ({ itemId: id, selectionId: Number(selection), quantity })),
    );
    return { ...request!, bundle: [...(request!.bundle ?? []), ...older] };
  });

export const downloadRequestsOf = (items: readonly (DownloadableProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ downloadable_product_links, ...item }) => {
    const [request] = simpleRequestsOf([item]);
    const older = present(downloadable_product_links ?? []).map(({ link_id }) => link_id);
    return { ...request!, links: [...(request!.links ?? []), ...older] };
  });

/** Magento accepts the parent's sku in two fields. */
export const variantRequestsOf = (items: readonly (ConfigurableProductCartItemInput | null)[]): AddRequest[] =>
  present(items).map(({ data, parent_sku }) => ({
    sku: data.sku,
    quantity: data.quantity,
    parentSku: parent_sku ?? data.parent_sku,
    isVariant: true,
  }));

/** Throws when a line is missing, or both its quantity and its options. */
export const changesOf = (items: readonly (CartItemUpdateInput | null)[]): ItemChange[] =>
  present(items).map((item) => {
    const itemId = idOfItem(item, 'Required parameter "cart_item_id" for "cart_items" is missing.');
    const older = present(item.customizable_options ?? []);
    if (older.length === 0 && typeof item.quantity !== 'number')
      throw new InputError('Required parameter "quantity" for "cart_items" is missing.');
    return {
      itemId,
      ...(typeof item.quantity === 'number' ? { quantity: item.quantity } : {}),
      ...(older.length > 0 ? { options: filledIn({ older }).entered ?? [] } : {}),
    };
  });
