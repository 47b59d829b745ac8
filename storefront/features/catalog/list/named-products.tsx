import { useSuspenseQuery } from '@tanstack/react-query';
import { island } from '#storefront/platform/island/island.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { type CarouselSettings, needsEngine } from '#storefront/ui/carousel/carousel-settings.ts';
import type { NamedProducts } from '../data/product-queries.ts';
import { namedProductsQuery } from '../data/product-queries.ts';
import { ProductCells, ProductGrid } from './product-grid.tsx';
import { ProductRow } from './product-row.tsx';

// Few pages have a carousel with autoplay or a loop.
const ProductCarousel = island(() => import('./product-carousel.tsx'));

type Props = NamedProducts & { isCarousel: boolean; settings: CarouselSettings & { paddingClass?: string } };

/** Products named in content; renders nothing when none of them is sold any more. */
export const NamedProductList = ({ skus, urlKeys, isCarousel, settings }: Props) => {
  const t = useT();
  const { data: cards } = useSuspenseQuery(namedProductsQuery(usePlatform(), { skus, urlKeys }));
  const label = t('catalog.list');
  if (cards.length === 0) return null;
  if (!isCarousel) {
    return (
      <ProductGrid label={label} isOfSlabs={cards.every(({ isSlab }) => isSlab)}>
        <ProductCells cards={cards} />
      </ProductGrid>
    );
  }
  if (needsEngine(settings))
    return <ProductCarousel cards={cards} label={label} settings={settings} paddingClass={settings.paddingClass} />;
  return <ProductRow cards={cards} label={label} hasArrows={settings.hasArrows} />;
};
