import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import type { AddToCart } from '#storefront/features/product/buy/add-to-cart.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

/** The cart's action, with refusals as messages. */
export const addToCartOf =
  (platform: Platform, { store, actions }: Cart): AddToCart =>
  async ({ sku, parentSku, quantity, image }) => {
    try {
      await actions.addItem({ sku, parentSku, quantity, image });
    } catch (error) {
      const held = store.getState().details?.lines.find((line) => line.sku === sku);
      // Without a connection the messages cannot be loaded either.
      const words = await import('#storefront/features/cart/refusal-words.ts')
        .then(({ refusalWords }) => refusalWords(platform, error, held))
        .catch(() => translateWith(platform)('cart.error.offline'));
      throw new Error(words, { cause: error });
    }
  };

/** Shows what was added, beside the page. */
export const showingAdded =
  (add: AddToCart): AddToCart =>
  async (line) => {
    await add(line);
    openModal('added-to-cart', `${line.sku}\n${line.quantity}`);
  };
