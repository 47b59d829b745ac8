import { PAGES } from '#contract/pages.ts';
import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCheckout } from '#storefront/features/checkout/create-checkout.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Router } from '#storefront/platform/navigation/router.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { publishOrder } from './order-placed.ts';

/** Looks for a submitted order without a response and announces it, on all pages but the checkout. */
export const recoverOrder = (platform: Platform, router: Router, { store, actions }: Cart): Promise<void> => {
  const t = translateWith(platform);
  const checkout = createCheckout(platform, {
    cart: {
      id: () => store.getState().cartId,
      isVirtual: () => store.getState().details?.isVirtual ?? false,
      remove: actions.removeCart,
      create: actions.createCart,
      read: () => Promise.reject(new Error('Only the checkout page shows the cart')),
      refresh: () => void actions.restore(),
      shownLots: () => undefined,
      shownLater: () => undefined,
    },
    closeDrawer: () => undefined,
    ordered: (receipt, isNew) => {
      if (!isNew) return;
      publishOrder(receipt);
      addToast({
        type: 'success',
        message: t('shell.order_recovered', { number: receipt.number ?? receipt.id }),
        timeout: 0,
        actionText: t('shell.order_recovered.receipt'),
        onAction: (remove) => {
          remove();
          void router.navigate(addressIn(platform.storeView, PAGES.receipt.path));
        },
      });
    },
  });
  return checkout.actions.recover();
};
