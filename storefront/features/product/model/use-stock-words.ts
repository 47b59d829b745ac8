import { useT } from '#storefront/platform/i18n/use-t.ts';
import { booleanOf } from '#storefront/platform/product-data/attributes.ts';
import { stockOf, type Stocked } from './product.ts';

/** Stock message of a product. */
export const useStockWords = (): ((product: Stocked) => string) => {
  const t = useT();
  return (product) => {
    const { kind, left = 0 } = stockOf(product);
    // Outlet items are counted whatever their number.
    const isOutlet = booleanOf(product.attributes ?? new Map(), 'outlet') === true;
    if (kind === 'few') return t(isOutlet ? 'product.stock.count' : 'product.stock.left', { count: left });
    if (kind === 'unique') return t('product.stock.unique');
    if (kind === 'sold') return t('product.stock.sold');
    if (kind === 'later') return t('product.stock.later');
    return kind === 'available' ? t('product.stock.in') : t('product.stock.out');
  };
};
