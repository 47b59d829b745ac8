import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { CheckoutLine } from '../checkout-context.tsx';
import type { Totals } from '../state/types.ts';
import { TotalRows } from './total-rows.tsx';
import styles from './order-summary.module.css';

type Props = {
  lines: readonly CheckoutLine[];
  /** Totals with shipping and taxes, once known. */
  totals: Totals | undefined;
  cartSubtotal: Totals['subtotal'];
};

export const OrderLines = ({ lines }: { lines: readonly CheckoutLine[] }) => {
  const money = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <span className={styles.picture}>
            {line.image && <Image src={line.image.url} alt="" width={80} sizes="4rem" />}
          </span>
          <span className={styles.name}>
            {line.name}
            <span className={styles.detail}>{[...line.options, `× ${line.quantity}`].join(' · ')}</span>
          </span>
          <span className={styles.amount}>{money(line.rowTotal)}</span>
        </li>
      ))}
    </ul>
  );
};

export const OrderSummary = ({ lines, totals, cartSubtotal }: Props) => {
  const t = useT();
  const money = useMoney();
  // Open beside the steps; collapsed above them on phones, so that the form comes first.
  const [isWide] = useState(() => window.matchMedia('(min-width: 1024px)').matches);
  const amount = money(totals?.grandTotal ?? cartSubtotal);
  return (
    <section className={styles.summary} aria-label={t('checkout.summary')}>
      <details open={isWide}>
        <summary className={styles.title}>
          <h2 className={styles.heading}>{t('checkout.summary')}</h2>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
          <span className={styles.amount}>{amount}</span>
        </summary>
        <OrderLines lines={lines} />
      </details>
      <TotalRows
        totals={totals ?? { subtotal: cartSubtotal, shipping: undefined, taxes: [], grandTotal: undefined }}
        isComplete={totals !== undefined}
      />
    </section>
  );
};
