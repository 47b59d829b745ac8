import { toMajor, toMinor } from '#contract/money.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import type { OrderLife } from './life/life.ts';
import type { Order } from './order.ts';
import styles from './order-details.module.css';

type Sums = NonNullable<Order['sums']>;
type Props = { sums: Sums; isVirtual?: boolean; creditMemos?: OrderLife['creditMemos'] | undefined };
type Row = { title: string; text: string };

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles.sums}>
    {rows.map(({ title, text }) => (
      <div key={title} className={styles.sum}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Sum of all credit memos, which an order itself lacks. */
const Refunded = ({ total, creditMemos }: { total: Sums['total']; creditMemos: OrderLife['creditMemos'] }) => {
  const t = useT();
  const money = useMoney();
  const { currency } = total;
  if (currency === null) return null;
  const refunded = creditMemos.reduce((sum, memo) => sum + toMinor(memo.total?.value ?? 0, currency), 0);
  if (refunded === 0) return null;
  return (
    <Rows
      rows={[
        { title: t('orders.sums.refunded'), text: money({ ...total, value: -toMajor(refunded, currency) }) },
        {
          title: t('orders.sums.after'),
          text: money({ ...total, value: toMajor(toMinor(total.value ?? 0, currency) - refunded, currency) }),
        },
      ]}
    />
  );
};

/** Subtotal, discounts, shipping (unless virtual), taxes, total and refunds. */
export const OrderSums = ({ sums, isVirtual = false, creditMemos = [] }: Props) => {
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
    <>
      <Rows rows={rows} />
      <Refunded total={sums.total} creditMemos={creditMemos} />
    </>
  );
};
