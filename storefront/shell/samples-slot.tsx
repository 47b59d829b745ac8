import { useEffect, useState } from 'react';
import { isSampleSku } from '#contract/samples.ts';
import { useCart, useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { watchOtherTabs } from '#storefront/features/cart/other-tabs.ts';
import { Samples } from '#storefront/features/samples/samples.tsx';
import type { Tray } from '#storefront/features/samples/types.ts';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { addToCartOf } from './add-to-cart.ts';

type Snapshot = { lines: readonly { sku: string }[] };

/** Skus of the samples as the cart was last seen on this device. */
const storedSamples = (): readonly string[] =>
  (browserStorage.get<Snapshot>('cart')?.lines ?? []).map(({ sku }) => sku).filter(isSampleSku);

/** The samples of the cart: from the loaded one, else as it was last seen. */
const useTray = (): Tray => {
  const platform = usePlatform();
  const cart = useCartContext();
  const details = useCart((state) => state.details);
  const isReady = useCart((state) => state.isReady);
  const [stored, setStored] = useState(storedSamples);
  useEffect(() => watchOtherTabs(() => setStored(storedSamples())), []);
  const lines = details?.lines.filter(({ sku }) => isSampleSku(sku));
  return {
    skus: lines?.map(({ sku }) => sku) ?? (isReady ? [] : stored),
    lines: lines ?? (isReady ? [] : undefined),
    add: (sku) => addToCartOf(platform, cart)({ sku, name: '', quantity: 1 }),
    remove: async (uid) => {
      const line = lines?.find((each) => each.uid === uid);
      if (line) await cart.actions.removeItem(line);
    },
    load: () => void cart.actions.restore(),
  };
};

/** The samples' buttons and tray; another visitor's begin anew. */
export default function SamplesSlot() {
  const tray = useTray();
  const path = useRouterState(({ location }) => location.pathname);
  return <Samples key={useSessionKey()} tray={tray} isInCart={path === '/cart' || path === '/checkout'} />;
}
