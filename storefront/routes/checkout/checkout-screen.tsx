import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useCart, useCartActions, useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { CheckoutProvider, type CheckoutLine } from '#storefront/features/checkout/checkout-context.tsx';
import { CheckoutPage } from '#storefront/features/checkout/checkout-page.tsx';
import { createCheckout } from '#storefront/features/checkout/create-checkout.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import { toggleDrawer } from '#storefront/platform/app-state/app-state.ts';
import { rememberPurchase } from '#storefront/platform/browser-storage/histories.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** Checkout and the cart, put together. */
export const CheckoutScreen = () => {
  const platform = usePlatform();
  const router = useRouter();
  const cart = useCartContext();
  const { restore } = useCartActions();
  const details = useCart((state) => state.details);
  const isReady = useCart((state) => state.isReady);

  const checkout = useMemo(
    () =>
      createCheckout(platform, {
        cart: { id: () => cart.store.getState().cartId, remove: cart.actions.removeCart, create: cart.actions.createCart },
        closeDrawer: () => toggleDrawer(),
        ordered: ({ items, number, id, paymentCode, paymentTitle, shippingTitle, totals }) => {
          const amounts = { subtotal: totals?.subtotal, shipping: totals?.shipping, grandTotal: totals?.grandTotal, taxes: totals?.taxes ?? [] };
          publish({ kind: 'order-placed', type: 'checkout', order: { number: number ?? id, paymentCode, paymentTitle, shippingTitle, ...amounts } });
          rememberPurchase(items.map(({ sku }) => sku));
          void router.navigate({ to: '/checkout/receipt', replace: true });
        },
      }),
    [platform, router, cart],
  );

  useEffect(() => void restore(), [restore]);

  const lines = useMemo(
    () =>
      (details?.lines ?? []).map(
        (line): CheckoutLine => ({ uid: line.uid, name: line.name, options: line.options.map((option) => option.value), quantity: line.quantity, image: line.image, rowTotal: line.rowTotal }),
      ),
    [details],
  );
  const isBlocked = details?.lines.some((line) => !line.isAvailable || (line.maxQuantity !== undefined && line.quantity > line.maxQuantity)) ?? false;

  return (
    <CheckoutProvider checkout={checkout}>
      <CheckoutPage cart={{ isReady, lines, subtotal: details?.subtotalExcludingTax, isBlocked }} />
    </CheckoutProvider>
  );
};
