import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { Wish } from './types.ts';
import type { WishedProduct } from './wished-product.ts';
import styles from './wishlist.module.css';

type EntryProps = {
  wish: Wish;
  product: WishedProduct | undefined;
  remove: () => Promise<void>;
  move: () => Promise<void>;
};

/** A product of the wish list, which goes into the cart or off the list. */
export const WishEntry = ({ wish, product, remove, move }: EntryProps) => {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const trying = async (work: () => Promise<void>, words: string): Promise<void> => {
    setIsBusy(true);
    setProblem('');
    await work().catch((error: unknown) => setProblem(error instanceof Error && error.message ? error.message : words));
    setIsBusy(false);
  };
  const name = product?.name ?? wish.sku;
  const isChosen = !product?.needsChoice || wish.variantSku !== undefined;
  return (
    <li>
      {product ? product.card : <p className={styles.gone}>{t('wishlist.gone', { sku: wish.sku })}</p>}
      <footer>
        {wish.variantSku && <span>{wish.choices?.join(' · ') || wish.variantSku}</span>}
        {product && isChosen && (
          <Button
            kind="secondary"
            size="small"
            isBusy={isBusy}
            aria-label={t('wishlist.to-cart.label', { name })}
            onClick={() => void trying(move, t('wishlist.failed'))}
          >
            {t('wishlist.to-cart')}
          </Button>
        )}
        {product && !isChosen && <Link href={product.path}>{t('wishlist.choose')}</Link>}
        <Button
          kind="link"
          size="small"
          aria-label={t('wishlist.remove.label', { name })}
          onClick={() => void trying(remove, t('wishlist.failed'))}
        >
          {t('wishlist.remove')}
        </Button>
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </footer>
    </li>
  );
};
