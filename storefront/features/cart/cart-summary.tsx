import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { isContained } from '#storefront/platform/money/contained-taxes.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Coupon } from './coupon/coupon.tsx';
import type { CartDetails, ShippingMethod } from './state/types.ts';
import styles from './cart-summary.module.css';

type RowProps = { name: string; detail?: string; amount: string; isGrand?: boolean };

const Row = ({ name, detail, amount, isGrand = false }: RowProps) => (
  <div className={classNames(styles.row, isGrand && styles.grand)}>
    <dt>
      {name}
      {detail && <span className={styles.detail}>{detail}</span>}
    </dt>
    <dd>{amount}</dd>
  </div>
);

/** A method without its own title has its carrier's. */
const methodName = ({ carrier_title, method_title }: ShippingMethod): string =>
  [...new Set([carrier_title, method_title])].join(' – ');

type Props = { cart: CartDetails; isBlocked: boolean; estimate?: ReactNode };

/** The current totals of the cart. */
export const CartSummary = ({ cart, isBlocked, estimate }: Props) => {
  const t = useT();
  const money = useMoney();
  const storeView = useStoreView();
  const isIncluded = storeView.tax === 'included';
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <dl className={styles.rows}>
        <Row
          name={t('cart.summary.subtotal')}
          amount={money(isIncluded ? cart.subtotalIncludingTax : cart.subtotalExcludingTax)}
        />
        {cart.discounts.map(({ label, amount }) => (
          <Row key={label} name={label} amount={money({ ...amount, value: -amount.value })} />
        ))}
        {cart.shipping && (
          <Row
            name={t('cart.summary.shipping')}
            detail={methodName(cart.shipping)}
            amount={cart.shipping.amount?.value === 0 ? t('checkout.shipping.free') : money(cart.shipping.amount)}
          />
        )}
        {cart.taxes
          .filter(({ amount }) => !isContained(storeView, amount))
          .map(({ label, amount }) => (
            <Row key={label} name={label} amount={money(amount)} />
          ))}
        <Row name={t('cart.summary.total')} amount={money(cart.grandTotal)} isGrand />
        {cart.taxes
          .filter(({ amount }) => isContained(storeView, amount))
          .map(({ label, amount }) => (
            <Row key={label} name={t('money.includes', { tax: label })} amount={money(amount)} />
          ))}
      </dl>
      <Coupon cartId={cart.id} codes={cart.coupons ?? []} />
      {estimate}
      {!cart.shipping && (
        <p className={styles.note}>
          {storeView.tax === 'added' ? t('cart.summary.note') : t('cart.summary.note.shipping')}
        </p>
      )}
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
