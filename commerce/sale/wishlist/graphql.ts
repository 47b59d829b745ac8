import { filledIn, skusOf } from '#commerce/merchandise/catalog/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { checkPage, pageInfo, pageOf } from '#commerce/platform/paging.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { carryProducts } from './carry.ts';
import type { Outcome } from './changes.ts';
import { nameOfList, ownList, ownLists, sharedList } from './lists.ts';
import { changeList, createList, removeList } from './own-lists.ts';
import { pdfOfList } from './list-pdf.ts';
import { changeBudget, changeRooms, planItems } from './plan.ts';
import { plannedItem, plannedList, unitOf } from './plan-wire.ts';
import { bundleOptions, chosenFiles, customizableOptions, sampleFiles } from '#commerce/sale/cart/service.ts';
import { configuredFor, sellable } from './planned.ts';
import { numberOf } from './rules.ts';
import { addProducts, removeProducts, updateProducts } from './service.ts';
import { moveToCart } from './to-cart.ts';
import type { WishlistItemModel, WishlistModel } from './types.ts';

const shared = {
  id: ({ number }: WishlistItemModel) => String(number),
  added_at: ({ addedAt }: WishlistItemModel) => timestamp(addedAt),
  description: ({ note }: WishlistItemModel) => note,
  customizable_options: async (item: WishlistItemModel, _args: unknown, context: CommerceContext) => {
    const sold = item.choice ? await configuredFor(context, item) : undefined;
    return sold ? customizableOptions(sold, context.currency) : [];
  },
  ...plannedItem,
};

const ITEM_TYPES = {
  SimpleProduct: 'SimpleWishlistItem',
  ConfigurableProduct: 'ConfigurableWishlistItem',
  GroupedProduct: 'GroupedProductWishlistItem',
  VirtualProduct: 'VirtualWishlistItem',
  DownloadableProduct: 'DownloadableWishlistItem',
  BundleProduct: 'BundleWishlistItem',
} as const satisfies Record<WishlistItemModel['product']['__typename'], string>;

const outcome = ({ list, problems }: Outcome) => ({ wishlist: list, user_errors: [...problems] });
const visibilityOf = ({ sharingCode }: { sharingCode: string | null }) => (sharingCode ? 'PUBLIC' : 'PRIVATE');
const isShared = (visibility: 'PUBLIC' | 'PRIVATE' | null | undefined): boolean | undefined =>
  visibility ? visibility === 'PUBLIC' : undefined;

/** Form of Magento's API before `items_v2`. */
const olderItems = ({ items }: WishlistModel) =>
  items.map(({ number, addedAt, note, product, quantity }) => ({
    id: number,
    added_at: timestamp(addedAt),
    description: note,
    product,
    qty: quantity,
  }));

export const resolvers = {
  Customer: {
    wishlists: async (_customer, { pageSize, currentPage }, context) => {
      const request = { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 };
      checkPage(request);
      return [...pageOf(await ownLists(context), request).items];
    },
    wishlist: async (_customer, _args, context) => (await ownLists(context))[0]!,
    wishlist_v2: (_customer, { id }, context) => ownList(context, id),
  },
  Query: {
    wishlist: async (_parent, _args, context) => {
      const list = (await ownLists(context))[0]!;
      return {
        items: olderItems(list),
        items_count: list.items.length,
        name: await nameOfList(context, list),
        sharing_code: list.sharingCode,
        updated_at: timestamp(list.updatedAt),
      };
    },
    sharedWishlist: (_parent, { sharing_code: code }, context) => sharedList(context, code),
    wishlistPaper: async (_parent, { input }, context) => {
      const paper = await pdfOfList(context, { listId: input.wishlist_id, sharingCode: input.sharing_code });
      return paper && { name: paper.name, content: paper.bytes.toString('base64') };
    },
  },
  SharedWishlist: { ...plannedList, name: (list, _args, context) => nameOfList(context, list) },
  Wishlist: {
    ...plannedList,
    id: ({ number }) => String(number),
    name: (list, _args, context) => nameOfList(context, list),
    items_count: ({ items }) => items.length,
    updated_at: ({ updatedAt }) => timestamp(updatedAt),
    visibility: visibilityOf,
    sharing_code: ({ sharingCode }) => sharingCode,
    items: (list) => olderItems(list),
    items_v2: ({ items }, { pageSize, currentPage }) => {
      const request = { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 };
      checkPage(request);
      const found = pageOf(items, request);
      return { items: [...found.items], page_info: pageInfo(found.page) };
    },
  },
  WishlistItemInterface: { __resolveType: ({ product }) => ITEM_TYPES[product.__typename] },
  VirtualWishlistItem: shared,
  GroupedProductWishlistItem: shared,
  DownloadableWishlistItem: {
    ...shared,
    links_v2: async (item, _args, context) => {
      const sold = await configuredFor(context, item);
      return sold ? chosenFiles(sold, context) : [];
    },
    samples: async (item, _args, context) => {
      const sold = await configuredFor(context, item);
      return sold ? sampleFiles(sold, context) : [];
    },
  },
  BundleWishlistItem: {
    ...shared,
    bundle_options: async (item, _args, context) => {
      const sold = await configuredFor(context, item);
      return sold ? bundleOptions(sold, context.currency) : [];
    },
  },
  SimpleWishlistItem: shared,
  ConfigurableWishlistItem: {
    ...shared,
    configured_variant: ({ variant }) => variant,
    child_sku: async ({ product, variant }, _args, context) =>
      (await skusOf(context, (variant ?? product).id))[0] ?? '',
    configurable_options: async ({ variant }, _args, context) =>
      ((variant && (await sellable(context, variant.id)))?.options ?? []).map((option) => ({
        configurable_product_option_uid: option.optionUid,
        configurable_product_option_value_uid: option.valueUid,
        id: option.attributeId,
        option_label: option.attributeLabel,
        value_id: option.optionId,
        value_label: option.optionLabel,
      })),
  },
  Mutation: {
    addProductsToWishlist: async (_parent, { wishlistId, wishlistItems }, context) =>
      outcome(
        await addProducts(
          context,
          wishlistId,
          wishlistItems.map(({ sku, quantity, parent_sku, selected_options, entered_options }) => {
            const { selectedOptions = [], ...given } = filledIn({
              selected: selected_options,
              entered: entered_options,
            });
            return { sku, quantity, parentSku: parent_sku, selectedOptions: selectedOptions ?? [], given };
          }),
        ),
      ),
    removeProductsFromWishlist: async (_parent, { wishlistId, wishlistItemsIds }, context) =>
      outcome(await removeProducts(context, wishlistId, wishlistItemsIds)),
    updateProductsInWishlist: async (_parent, { wishlistId, wishlistItems }, context) =>
      outcome(
        await updateProducts(
          context,
          wishlistId,
          wishlistItems.map((change) => {
            const isRechosen = Boolean(change.selected_options ?? change.entered_options);
            const { selectedOptions, ...given } = filledIn({
              selected: change.selected_options,
              entered: change.entered_options,
            });
            return {
              number: numberOf(change.wishlist_item_id),
              quantity: change.quantity ?? undefined,
              note: change.description ?? undefined,
              selectedOptions: selectedOptions ?? undefined,
              ...(isRechosen ? { given } : {}),
            };
          }),
        ),
      ),
    addWishlistItemsToCart: async (_parent, { wishlistId, wishlistItemIds }, context) => {
      const { list, problems } = await moveToCart(context, wishlistId, wishlistItemIds ?? undefined);
      return {
        wishlist: list,
        status: problems.length === 0,
        add_wishlist_items_to_cart_user_errors: problems.map(({ itemId, code, message }) => ({
          code,
          message,
          wishlistId: String(list.number),
          wishlistItemId: itemId,
        })),
      };
    },
    createWishlist: async (_parent, { input }, context) => ({
      wishlist: await createList(context, { name: input.name, isShared: input.visibility === 'PUBLIC' }),
    }),
    updateWishlist: async (_parent, { wishlistId, name, visibility }, context) => {
      const list = await changeList(context, wishlistId, { name: name ?? undefined, isShared: isShared(visibility) });
      return { name: nameOfList(context, list), uid: String(list.number), visibility: visibilityOf(list) };
    },
    deleteWishlist: async (_parent, { wishlistId }, context) => ({
      status: true,
      wishlists: await removeList(context, wishlistId),
    }),
    copyProductsBetweenWishlists: async (_parent, args, context) => carried(context, args, false),
    changeWishlistRooms: async (_parent, { wishlistId, input }, context) =>
      outcome(await changeRooms(context, wishlistId, input)),
    setWishlistBudget: async (_parent, { wishlistId, amount }, context) =>
      outcome(await changeBudget(context, wishlistId, amount)),
    planWishlistItems: async (_parent, { wishlistId, items }, context) =>
      outcome(
        await planItems(
          context,
          wishlistId,
          items.map(({ wishlist_item_id: itemId, room_id: roomId, area }) => ({
            itemId,
            roomId,
            area: area && { value: area.value, unit: unitOf(area.unit), wastePercent: area.waste_percent },
          })),
        ),
      ),
    moveProductsBetweenWishlists: async (_parent, args, context) => carried(context, args, true),
  },
} satisfies Resolvers;

type Carrying = {
  sourceWishlistUid: string;
  destinationWishlistUid: string;
  wishlistItems: readonly { wishlist_item_id: string; quantity?: number | null }[];
};

async function carried(context: CommerceContext, given: Carrying, isMove: boolean) {
  const { source, destination, problems } = await carryProducts(context, {
    from: given.sourceWishlistUid,
    to: given.destinationWishlistUid,
    items: given.wishlistItems.map(({ wishlist_item_id: id, quantity }) => ({ id, quantity: quantity ?? undefined })),
    isMove,
  });
  return { source_wishlist: source, destination_wishlist: destination, user_errors: [...problems] };
}
