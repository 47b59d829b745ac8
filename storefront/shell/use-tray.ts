import { useEffect, useState } from 'react';
import { isSampleSku } from '#contract/samples.ts';
import { useCart, useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { watchOtherTabs } from '#storefront/features/cart/other-tabs.ts';
import type { Tray } from '#storefront/features/samples/types.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { addToCartOf } from './add-to-cart.ts';

type Snapshot = { lines: readonly { sku: string }[] };

/** SKUs of the samples in the cart that this device saw last. */
const storedSamples = (): readonly string[] =>
  (browserStorage.get<Snapshot>('cart')?.lines ?? []).map(({ sku }) => sku).filter(isSampleSku);

/** Samples in the cart; until it is loaded, those of the cart that this device showed last. */
export const useTray = (): Tray => {
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
