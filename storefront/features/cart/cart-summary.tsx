import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import type { CartDetails } from './state/types.ts';
import styles from './cart-summary.module.css';

export const CartSummary = ({ cart, isBlocked }: { cart: CartDetails; isBlocked: boolean }) => {
  const t = useT();
  const money = useMoney();
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('cart.summary.subtotal')}</dt>
          <dd>{money(cart.subtotalExcludingTax)}</dd>
        </div>
        {cart.taxes.map((tax) => (
          <div key={tax.label} className={styles.row}>
            <dt>{tax.label}</dt>
            <dd>{money(tax.amount)}</dd>
          </div>
        ))}
        <div className={`${styles.row} ${styles.grand}`}>
          <dt>{t('cart.summary.total')}</dt>
          <dd>{money(cart.grandTotal)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('cart.summary.note')}</p>
      {isBlocked ? (
        <>
          <p className={styles.blocked} id="checkout-blocked">
            {t('cart.checkout.blocked')}
          </p>
          <Button isWide disabled aria-describedby="checkout-blocked">
            {t('cart.checkout')}
          </Button>
        </>
      ) : (
        <Link className={buttonClass({ isWide: true })} href="/checkout">
          {t('cart.checkout')}
        </Link>
      )}
    </section>
  );
};
