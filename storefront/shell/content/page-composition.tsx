import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { lazy } from 'react';
import { NamedProductList } from '#storefront/features/catalog/list/named-products.tsx';
import '#storefront/features/map/store-map.module.css';
import type { PageComposition } from '#storefront/features/page-builder/composition.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';

const fetchMap = () => import('#storefront/features/map/store-map.tsx');
const StoreMap = import.meta.env.SSR ? (await fetchMap()).default : lazy(() => untilFetched(fetchMap));

/** Lets content render products as the catalogue does, and places on the shop's map. */
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
