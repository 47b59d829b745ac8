import { useRef, useState, type ReactNode } from 'react';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { Wish } from './types.ts';
import { WishEntry } from './wish-entry.tsx';
import type { WishedProduct } from './wished-product.ts';
import { useWishes } from './use-wishes.ts';
import styles from './wishlist.module.css';

type Props = {
  /** Products by SKU, as far as sold; undefined until loaded. */
  useProducts: (skus: readonly string[]) => ReadonlyMap<string, WishedProduct> | undefined;
  /** Rejects with a message for the shopper. */
  addToCart: (wish: Wish) => Promise<void>;
  /** Links for an empty list. */
  onwardLinks?: ReactNode;
};

const keyOf = ({ sku, variantSku = '', itemId = '' }: Wish): string => `${sku} ${variantSku} ${itemId}`;

const Waiting = () => {
  const t = useT();
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{t('wishlist.loading')}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
};

/** The visitor's wish list: a customer's, or a guest's of this device. */
export const WishList = ({ useProducts, addToCart, onwardLinks }: Props) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const { state, load, remove } = useWishes();
  const { wishes, hasFailed } = state;
  const products = useProducts((wishes ?? []).map(({ sku }) => sku));
  const [notice, setNotice] = useState('');
  const top = useRef<HTMLParagraphElement>(null);

  if (hasFailed && !wishes)
    return (
      <div role="alert">
        <p>{t('wishlist.failed')}</p>
        <Button kind="secondary" size="medium" onClick={() => void load()}>
          {t('wishlist.retry')}
        </Button>
      </div>
    );
  if (!wishes || (!products && wishes.length > 0)) return <Waiting />;

  const isEmpty = wishes.length === 0;
  // The pressed button disappears with its product.
  const takeOff = async (wish: Wish): Promise<void> => {
    await remove(wish.sku, wish.itemId).catch(() => {
      throw new Error(t('wishlist.failed'));
    });
    top.current?.focus();
  };
  const move = async (wish: Wish, name: string): Promise<void> => {
    await addToCart(wish);
    await takeOff(wish);
    setNotice(t('wishlist.moved', { name }));
  };
  return (
    <>
      {!isSignedIn && !isEmpty && (
        <p className={styles.actions}>
          {t(browserStorage.isUnsaved('wishlist') ? 'common.unsaved.wishlist' : 'wishlist.device')}
          <Button kind="link" size="small" onClick={() => openModal('sign-in')}>
            {t('wishlist.sign-in')}
          </Button>
        </p>
      )}
      <div className={isEmpty ? styles.empty : undefined}>
        {isEmpty && <h2>{t('wishlist.empty.title')}</h2>}
        <p ref={top} tabIndex={-1}>
          {isEmpty ? t('wishlist.empty') : t('wishlist.count', { count: wishes.length })}
        </p>
        {isEmpty && (
          <Link className={buttonClass()} href="/">
            {t('cart.continue')}
          </Link>
        )}
        {isEmpty && !isSignedIn && (
          <p className={styles.actions}>
            {t('wishlist.empty.guest')}
            <Button kind="link" size="small" onClick={() => openModal('sign-in')}>
              {t('wishlist.sign-in')}
            </Button>
          </p>
        )}
      </div>
      {isEmpty && onwardLinks}
      {!isEmpty && (
        <ul className={styles.list}>
          {wishes.map((wish) => (
            <WishEntry
              key={keyOf(wish)}
              wish={wish}
              product={products?.get(wish.sku)}
              remove={() => takeOff(wish)}
              move={() => move(wish, products?.get(wish.sku)?.name ?? wish.sku)}
            />
          ))}
        </ul>
      )}
      <p role="status">
        <VisuallyHidden>{notice}</VisuallyHidden>
      </p>
    </>
  );
};
