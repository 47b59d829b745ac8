import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { ProductCardFragment } from '../api/get-product-list.graphql.ts';
import { toCards } from '../model/product-card.ts';
import { ProductRow } from './product-row.tsx';
import styles from './related-products.module.css';

/** Related products. */
export const RelatedProducts = ({ products }: { products: readonly (ProductCardFragment | null)[] | null }) => {
  const t = useT();
  const cards = toCards(products);
  if (cards.length === 0) return null;
  return (
    <section className={styles.related} data-below="">
      <h2>{t('catalog.related')}</h2>
      <ProductRow cards={cards} label={t('catalog.related')} />
    </section>
  );
};
