import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { AddHeldSlabToCartDocument } from '#storefront/features/slabs/api/add-held-slab.graphql.ts';
import type { BuyHeld } from '#storefront/features/slabs/held-box.tsx';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

/** Puts a held slab into the visitor's cart, then `go` leads there. */
export const buyHeldWith =
  (platform: Platform, { actions }: Cart, go: () => void): BuyHeld =>
  async (token) => {
    try {
      const cartId = await actions.createCart();
      await platform.commerce.mutate(AddHeldSlabToCartDocument, { cartId, token }, { isIdempotent: true });
      await actions.getDetails();
    } catch (error) {
      const told = error instanceof GraphqlError ? error.problems[0]?.message : undefined;
      throw new Error(told ?? translateWith(platform)('slabs.failed'), { cause: error });
    }
    go();
  };
