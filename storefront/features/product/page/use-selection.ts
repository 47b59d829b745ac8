import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Product, Variant } from '../model/product.ts';
import type { Selection } from '../model/selection.ts';
import { choose, firstVariant, selectionOf, variantOf } from '../model/selection.ts';

type Chosen = { selection: Selection; variant: Variant | undefined; onChoose: (code: string, uid: string) => void };

/** The choice of a variant; it is kept in the address, which need not name one. */
export const useSelection = (product: Product, config: string | undefined): Chosen => {
  const router = useRouter();
  const [selection, setSelection] = useState(() => selectionOf(product.options, firstVariant(product.variants, config)));
  const onChoose = (code: string, uid: string) => {
    const next = choose(product, selection, code, uid);
    setSelection(next);
    const sku = variantOf(product, next)?.sku;
    // The route tree is not known to features: its types stay out.
    if (sku) void router.navigate({ to: '.', search: { config: sku }, replace: true, resetScroll: false } as never);
  };
  return { selection, variant: variantOf(product, selection), onChoose };
};
