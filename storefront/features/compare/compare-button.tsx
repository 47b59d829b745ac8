import { COMPARED_AT_ONCE } from '#contract/compare.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { CompareProps } from '#storefront/platform/product-data/product-actions.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import type { Compared } from './compared.ts';
import { isCompared, toggleCompared, useCompared } from './compare-list.ts';
import styles from './compare-button.module.css';

type Props = CompareProps & {
  /** Opens the comparison. */
  open: (products: readonly Compared[]) => void;
};

/** Adds a product to the comparison, or removes it. */
export const CompareButton = ({ open, ...product }: Props) => {
  const t = useT();
  const products = useCompared();
  const isIn = isCompared(products, product);
  const press = (): void => {
    if (toggleCompared(product)) return;
    addToast({
      type: 'warning',
      message: t('compare.full', { count: COMPARED_AT_ONCE }),
      actionText: t('compare.see'),
      onAction: (close) => (close(), open(products)),
    });
  };
  return (
    <button
      type="button"
      className={styles.compare}
      data-compare=""
      aria-pressed={isIn}
      aria-label={t('compare.product', { name: product.name })}
      onClick={press}
    >
      {t('compare.compare')}
    </button>
  );
};
