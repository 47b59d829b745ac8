import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { SampleAction } from '#storefront/platform/product-data/product-actions.tsx';
import { useCardPrice } from '#storefront/platform/product-data/use-card-price.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { useComplements, type Complement } from './use-complements.ts';
import styles from './mini-cart.module.css';

type Money = { value: number; currency: string };

/** The changed line. */
export type AddedLine = {
  name: string;
  path: string;
  /** Product to which samples and complements belong. */
  productSku: string;
  options: readonly string[];
  image: string | undefined;
  /** The added quantity, and the line's new quantity. */
  added: number;
  quantity: number;
  coverage: string | undefined;
  rowTotal: Money | undefined;
};

type Props = {
  line: AddedLine;
  /** Checkout is not offered while a line of the cart is blocked; the cart says why. */
  cart: { count: number; subtotal: Money | undefined; isBlocked: boolean };
  /** Called once it has closed. */
  onClose: () => void;
  /** A link inside was followed. */
  onLeave: () => void;
};

const With = ({ complements, onLeave }: { complements: readonly Complement[]; onLeave: () => void }) => {
  const t = useT();
  const priceText = useCardPrice();
  return (
    <section className={styles.section} aria-labelledby="mini-cart-with">
      <h3 id="mini-cart-with">{t('minicart.with')}</h3>
      <ul className={styles.products}>
        {complements.map(({ uid, name, path, image, price }) => (
          <li key={uid}>
            <Link href={path} onClick={onLeave}>
              <span>{image && <Image src={image} alt="" width={80} sizes="3.5rem" />}</span>
              <span className={styles.facts}>
                <span className={styles.name}>{name}</span>
                {price && <span className={styles.detail}>{priceText(price)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The added item, the cart's total and complements, over the current page. */
export const MiniCart = ({ line, cart, onClose, onLeave }: Props) => {
  const t = useT();
  const money = useMoney();
  const { tax } = useStoreView();
  const complements = useComplements(line.productSku);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('minicart.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          {!cart.isBlocked && (
            <Link className={buttonClass({ isWide: true })} href="/checkout" onClick={onLeave}>
              {t('minicart.checkout')}
            </Link>
          )}
          <Link
            className={buttonClass({ kind: cart.isBlocked ? 'primary' : 'secondary', isWide: true })}
            href="/cart"
            onClick={onLeave}
          >
            {t('minicart.to_cart')}
          </Link>
          <Button kind={cart.isBlocked ? 'secondary' : 'link'} isWide onClick={onLeave}>
            {t('minicart.on')}
          </Button>
        </div>
      }
    >
      <div className={styles.miniCart}>
        <div className={styles.line}>
          <div>{line.image && <Image src={line.image} alt="" width={160} sizes="5.5rem" />}</div>
          <div className={styles.facts}>
            <Link className={styles.name} href={line.path} onClick={onLeave}>
              {line.name}
            </Link>
            {line.options.length > 0 && <span className={styles.detail}>{line.options.join(' · ')}</span>}
            <span className={styles.detail}>
              {[t('minicart.quantity', { quantity: line.added }), line.quantity === line.added && line.coverage]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {line.quantity !== line.added && (
              <span className={styles.detail}>
                {[t('minicart.in_cart', { quantity: line.quantity }), line.coverage].filter(Boolean).join(' · ')}
              </span>
            )}
            <strong className={styles.amount}>{money(line.rowTotal)}</strong>
          </div>
        </div>
        <div className={styles.total}>
          <span className={styles.facts}>
            <span>{t('minicart.subtotal', { count: cart.count })}</span>
            <span className={styles.detail}>{t(tax === 'added' ? 'minicart.before' : 'minicart.before.shipping')}</span>
          </span>
          <strong className={styles.amount}>{money(cart.subtotal)}</strong>
        </div>
        <section className={styles.section} aria-labelledby="mini-cart-sample">
          <h3 id="mini-cart-sample">{t('minicart.sample')}</h3>
          <SampleAction sku={line.productSku} name={line.name} isOffered={false} />
        </section>
        {complements.length > 0 && <With complements={complements} onLeave={onLeave} />}
      </div>
    </Drawer>
  );
};
