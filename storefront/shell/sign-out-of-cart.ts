import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { accountActionsOf } from './use-account-actions.ts';

/** The device's cart cannot be used in the customer's name: signs out as the customer would, with a message. */
export const signOutOfCart = async (platform: Platform, queryClient: QueryClient, cart: Cart): Promise<void> => {
  await accountActionsOf(platform, queryClient, cart).signOut();
  addToast({ type: 'warning', message: translateWith(platform)('cart.signed_out'), timeout: 0 });
};
