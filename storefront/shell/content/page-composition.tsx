import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { NamedProductList } from '#storefront/features/catalog/list/named-products.tsx';
import type { PageComposition } from '#storefront/features/page-builder/composition.ts';
import { island } from '#storefront/platform/island/island.tsx';

const StoreMap = island(() => import('#storefront/features/map/store-map.tsx'), 'visible');

/** Renders products and maps in content with the shop's components. */
export const pageComposition: PageComposition = {
  Products: ({ node: { skus, urlKeys, appearance, settings, className } }) => (
    <div className={className}>
      <NamedProductList skus={skus} urlKeys={urlKeys} isCarousel={appearance === 'carousel'} settings={settings} />
    </div>
  ),
  Map: function PageMap({ node: { locations, hasControls, className, heightClass } }) {
    const path = useRouterState(({ location }) => location.pathname);
    return (
      <StoreMap
        places={locations}
        hasControls={hasControls}
        path={path}
        className={className}
        heightClass={heightClass}
      />
    );
  },
};
