import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import type { NewItem } from '#storefront/features/cart/state/types.ts';
import type { AddToCart, CartLine } from '#storefront/features/product/model/product.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

const itemOf = ({ sku, parentSku, quantity, image, selected, entered, others }: CartLine): NewItem => ({
  sku,
  parentSku,
  quantity,
  image,
  ...(selected && { selected }),
  ...(entered && { entered }),
  ...(others && { others: others.map(itemOf) }),
});

type Line = { uid: string; sku: string; quantity: number };

/** The line that an addition made or grew: of one product there may be several, chosen differently. */
const grownLine = (sku: string, before: readonly Line[], after: readonly Line[]): Line | undefined =>
  after.findLast(
    (line) => line.sku === sku && line.quantity > (before.find(({ uid }) => uid === line.uid)?.quantity ?? 0),
  );

const linesOf = (store: Cart['store']): readonly Line[] => store.getState().details?.lines ?? [];

/** Adds items to the cart. Throws a message for the shopper; for several items, it names those not added. */
export const addToCartOf =
  (platform: Platform, { store, actions }: Cart): AddToCart =>
  async (line) => {
    const { sku } = line;
    const before = linesOf(store);
    try {
      await actions.addItem(itemOf(line));
    } catch (error) {
      const inCart = store.getState().details?.lines.find((line) => line.sku === sku);
      // Without a connection the messages cannot be loaded either.
      const words = await import('#storefront/features/cart/refusal-words.ts')
        .then(({ refusalWords }) => refusalWords(platform, error, inCart))
        .catch(() => translateWith(platform)('cart.error.offline'));
      const missing = line.others?.length
        ? [line, ...line.others].filter((one) => !grownLine(one.sku, before, linesOf(store)))
        : [];
      const names = missing.map(({ name }) => name).join(', ');
      throw new Error(names ? `${names} – ${words}` : words, { cause: error });
    }
  };

/** Opens the mini cart with the added item. The page itself reports several items. */
export const showingAdded =
  (add: AddToCart, { store }: Cart): AddToCart =>
  async (line) => {
    const before = linesOf(store);
    await add(line);
    const grown = grownLine(line.sku, before, linesOf(store));
    if (!line.others) openModal('added-to-cart', [line.sku, line.quantity, ...(grown ? [grown.uid] : [])].join('\n'));
  };
