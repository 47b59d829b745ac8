import { toMajor, toMinor } from '#contract/money.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { isContained } from '#storefront/platform/money/contained-taxes.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import type { OrderLife } from './life/life.ts';
import type { Order } from './order.ts';
import styles from './order-details.module.css';

type Sums = NonNullable<Order['sums']>;
type Props = { sums: Sums; isVirtual?: boolean; creditMemos?: OrderLife['creditMemos'] | undefined };
type Row = { title: string; text: string; isGrand?: boolean };

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles.sums}>
    {rows.map(({ title, text, isGrand = false }) => (
      <div key={title} className={classNames(styles.sum, isGrand && styles.grand)}>
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
          isGrand: true,
        },
      ]}
    />
  );
};

/** Subtotal, discounts, shipping (unless virtual), added taxes, total, included taxes and refunds. */
export const OrderSums = ({ sums, isVirtual = false, creditMemos = [] }: Props) => {
  const t = useT();
  const money = useMoney();
  const storeView = useStoreView();
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
    ...sums.taxes
      .filter(({ amount }) => !isContained(storeView, amount))
      .map(({ title, amount }) => ({ title, text: money(amount) })),
    { title: t('checkout.total.grand'), text: money(sums.total), isGrand: true },
    ...sums.taxes
      .filter(({ amount }) => isContained(storeView, amount))
      .map(({ title, amount }) => ({ title: t('money.includes', { tax: title }), text: money(amount) })),
  ];
  return (
    <>
      <Rows rows={rows} />
      <Refunded total={sums.total} creditMemos={creditMemos} />
    </>
  );
};
