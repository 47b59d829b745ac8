import { NamedProductList } from '#storefront/features/catalog/list/named-products.tsx';
import type { PageComposition } from '#storefront/features/page-builder/composition.ts';

/** Content shows products as the catalogue does. */
export const pageComposition: PageComposition = {
  Products: ({ node: { skus, urlKeys, appearance, settings } }) => (
    <NamedProductList skus={skus} urlKeys={urlKeys} isCarousel={appearance === 'carousel'} hasArrows={settings.hasArrows} />
  ),
};
