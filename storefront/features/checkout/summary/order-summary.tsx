import { isSampleSku } from '#contract/samples.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { useCheckoutActions, type CheckoutLine } from '../checkout-context.tsx';
import type { ShownCart } from '../types.ts';
import { isComplete, shownAmount } from './shown-amount.ts';
import { TotalRows } from './total-rows.tsx';
import styles from './order-summary.module.css';

type Props = {
  cart: ShownCart;
  /** Coupon field. */
  coupon?: ReactNode;
  /** How a line travels, and when it leaves. */
  deliveryOf?: DeliveryOf | undefined;
};

type DeliveryOf = (line: CheckoutLine) => ReactNode;
type LinesProps = { lines: readonly CheckoutLine[]; deliveryOf?: DeliveryOf | undefined };

const Lines = ({ lines, deliveryOf }: LinesProps) => {
  const t = useT();
  const money = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <span className={styles.picture}>
            {line.image && <Image src={line.image.url} alt="" width={80} sizes="4rem" />}
          </span>
          <div className={styles.name}>
            {line.name}
            <span className={styles.detail}>{[...line.options, `×\u00a0${line.quantity}`].join(' · ')}</span>
            {deliveryOf && <div className={`${styles.detail} ${styles.delivery}`}>{deliveryOf(line)}</div>}
          </div>
          <span className={styles.amount}>
            {isSampleSku(line.sku) && line.rowTotal?.value === 0 ? t('checkout.free') : money(line.rowTotal)}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Samples stand apart, below the rest. */
export const OrderLines = ({ lines, deliveryOf }: LinesProps) => {
  const t = useT();
  const samples = lines.filter(({ sku }) => isSampleSku(sku));
  return (
    <>
      <Lines lines={lines.filter(({ sku }) => !isSampleSku(sku))} deliveryOf={deliveryOf} />
      {samples.length > 0 && (
        <>
          <h3 className={styles.samples}>{t('checkout.samples')}</h3>
          <Lines lines={samples} deliveryOf={deliveryOf} />
        </>
      )}
    </>
  );
};

export const OrderSummary = ({ cart, coupon, deliveryOf }: Props) => {
  const t = useT();
  const money = useMoney();
  // Open beside the steps; collapsed above them on phones, to show the form first.
  const [isWide] = useState(() => window.matchMedia('(min-width: 1024px)').matches);
  const { noteShown } = useCheckoutActions();
  useEffect(() => noteShown(cart), [noteShown, cart]);
  return (
    <section className={styles.summary} aria-label={t('checkout.summary')}>
      <details open={isWide}>
        <summary className={styles.title}>
          <h2 className={styles.heading}>{t('checkout.summary')}</h2>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
          <span className={styles.amount}>{money(shownAmount(cart))}</span>
        </summary>
        <OrderLines lines={cart.lines} deliveryOf={deliveryOf} />
      </details>
      <TotalRows totals={cart.totals} isComplete={isComplete(cart)} isVirtual={cart.isVirtual} />
      {coupon && <div className={styles.coupon}>{coupon}</div>}
    </section>
  );
};
