import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import type { Order } from './order.ts';
import styles from './order-details.module.css';

type Props = { sums: NonNullable<Order['sums']>; isVirtual?: boolean };

/** Subtotal, discounts, shipping of what is shipped, each tax, and the total paid. */
export const OrderSums = ({ sums, isVirtual = false }: Props) => {
  const t = useT();
  const money = useMoney();
  const rows = [
    { title: t('checkout.total.subtotal'), text: money(sums.subtotal) },
    ...(sums.discounts ?? []).map(({ title, amount }) => ({
      title,
      text: money({ ...amount, value: -(amount.value ?? 0) }),
    })),
    ...(isVirtual
      ? []
      : [
          {
            title: t('checkout.total.shipping'),
            text: sums.shipping.value === 0 ? t('checkout.shipping.free') : money(sums.shipping),
          },
        ]),
    ...sums.taxes.map(({ title, amount }) => ({ title, text: money(amount) })),
    { title: t('checkout.total.grand'), text: money(sums.total) },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ title, text }) => (
        <div key={title} className={styles.sum}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
