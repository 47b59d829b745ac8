import { useShown } from '#storefront/platform/navigation/use-router.ts';
import type { PageKind } from '#storefront/features/store-view/switch-store.ts';
import { factsOf } from './loaded-page.ts';

/** True if a category or a product is shown: their URLs differ between store views. */
export const usePageKind = (): PageKind => {
  const { kind } = factsOf(useShown());
  return kind === 'category' ? 'CATEGORY' : kind === 'product' ? 'PRODUCT' : undefined;
};
