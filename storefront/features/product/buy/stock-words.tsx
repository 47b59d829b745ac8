import { useT } from '#storefront/platform/i18n/use-t.ts';
import { stockOf, type Stocked } from '../model/product.ts';

/** What is said about the stock of a product. */
export const StockWords = ({ buyable }: { buyable: Stocked }) => {
  const t = useT();
  const { kind, left = 0 } = stockOf(buyable);
  if (kind === 'few') return t('product.stock.left', { count: left });
  if (kind === 'unique') return t('product.stock.unique');
  if (kind === 'sold') return t('product.stock.sold');
  return kind === 'available' ? t('product.stock.in') : t('product.stock.out');
};
