import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { NamedProducts } from '../data/product-queries.ts';
import { namedProductsQuery } from '../data/product-queries.ts';
import { ProductCells, ProductGrid } from './product-grid.tsx';
import { ProductRow } from './product-row.tsx';

type Props = NamedProducts & { isCarousel: boolean; hasArrows: boolean };

/** Products that content names; nothing when none of them is sold any more. */
export const NamedProductList = ({ skus, urlKeys, isCarousel, hasArrows }: Props) => {
  const t = useT();
  const { data: cards } = useSuspenseQuery(namedProductsQuery(usePlatform(), { skus, urlKeys }));
  if (cards.length === 0) return null;
  return isCarousel ? (
    <ProductRow cards={cards} label={t('catalog.list')} hasArrows={hasArrows} />
  ) : (
    <ProductGrid label={t('catalog.list')}>
      <ProductCells cards={cards} />
    </ProductGrid>
  );
};
