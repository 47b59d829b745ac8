import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { isUncertain } from '#storefront/features/cart/state/cart-failures.ts';
import { AddHeldSlabToCartDocument } from '#storefront/features/slabs/api/add-held-slab.graphql.ts';
import type { BuyHeld } from '#storefront/features/slabs/held-box.tsx';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

/** Adds a held slab to the visitor's cart, then calls `go` to open it. */
export const buyHeldSlabWith =
  (platform: Platform, { store, actions }: Cart, go: () => void): BuyHeld =>
  async ({ token, sku }) => {
    /** After a lost response the cart shows whether it has the slab. */
    const isInCart = async (): Promise<boolean> => {
      await actions.getDetails();
      return store.getState().details?.lines.some((line) => line.sku === sku) ?? false;
    };
    try {
      const cartId = await actions.createCart();
      await platform.commerce
        .mutate(AddHeldSlabToCartDocument, { cartId, token }, { isIdempotent: true })
        .catch(async (error: unknown) => {
          if (!isUncertain(error) || !(await isInCart())) throw error;
        });
      // The cart page reports a failed read.
      await actions.getDetails().catch(() => undefined);
    } catch (error) {
      const reported = error instanceof GraphqlError ? error.problems[0]?.message : undefined;
      throw new Error(reported ?? translateWith(platform)('slabs.failed'), { cause: error });
    }
    go();
  };
