import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useState } from 'react';
import type { Product, Variant } from '../model/product.ts';
import type { Selection } from '../model/selection.ts';
import { choose, firstVariant, selectionOf, variantOf } from '../model/selection.ts';

type Chosen = { selection: Selection; variant: Variant | undefined; onChoose: (code: string, uid: string) => void };

/** The chosen variant; stored in the URL, where it is optional. */
export const useSelection = (product: Product, config: string | undefined): Chosen => {
  const router = useRouter();
  const [selection, setSelection] = useState(() =>
    selectionOf(product.options, firstVariant(product.variants, config)),
  );
  const onChoose = (code: string, uid: string) => {
    const next = choose(product, selection, code, uid);
    setSelection(next);
    const sku = variantOf(product, next)?.sku;
    if (sku) void router.changeAddress({ search: { config: sku }, isReplacing: true });
  };
  return { selection, variant: variantOf(product, selection), onChoose };
};
