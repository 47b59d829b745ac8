import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { useCartActions } from './cart-context.tsx';
import { refusalMessage } from './refusal-message.ts';
import type { NewItem } from './state/types.ts';

/** Puts an item into the cart and says so. Rejects with an error whose message is for the shopper. */
export const useAddToCart = (): ((item: NewItem & { name: string }) => Promise<void>) => {
  const t = useT();
  const router = useRouter();
  const { addItem } = useCartActions();
  return useCallback(
    async ({ sku, parentSku, quantity, name }) => {
      await addItem({ sku, parentSku, quantity }).catch((error: unknown) => {
        throw new Error(t(refusalMessage(error)), { cause: error });
      });
      addToast({ type: 'success', message: t('cart.added', { name }), actionText: t('cart.added.view'), onAction: () => void router.navigate({ to: '/cart' }), timeout: 5000 });
    },
    [addItem, router, t],
  );
};
