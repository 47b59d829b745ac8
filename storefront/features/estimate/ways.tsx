import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import type { GetProductDeliveryQuery } from './api/get-product-delivery.graphql.ts';
import { Days } from './days.tsx';
import styles from './product-delivery.module.css';

type Way = NonNullable<GetProductDeliveryQuery['productDelivery']>[number];

type Amount = Way['amount'];

const isPickup = ({ carrier_code: carrier }: Way): boolean => carrier === 'instore';

const WayRow = ({ way }: { way: Way }) => {
  const t = useT();
  const money = useMoney();
  const priced = ({ value, currency }: Amount): string =>
    value === null || currency === null ? '' : money({ value, currency });
  const price = way.amount.value === 0 ? t('estimate.free') : priced(way.amount);
  return (
    <li className={styles.way}>
      <span className={styles.name}>{isPickup(way) ? way.method_title : way.carrier_title}</span>
      <span className={styles.price}>{way.available && price}</span>
      <span className={styles.days}>
        {way.available ? (
          <Days isPickup={isPickup(way)} delivery={way.delivery} first={way.first_delivery} />
        ) : (
          way.error_message
        )}
      </span>
      {way.total && <span className={styles.total}>{t('estimate.in_all', { total: priced(way.total) })}</span>}
    </li>
  );
};

const Rows = ({ ways }: { ways: readonly Way[] }) => (
  <ul className={styles.ways}>
    {ways.map((way) => (
      <WayRow key={`${way.carrier_code}/${way.method_code}`} way={way} />
    ))}
  </ul>
);

/** Deliveries, and below them pickups, which are folded if there are several. */
export const Ways = ({ ways }: { ways: readonly Way[] }) => {
  const t = useT();
  const carried = ways.filter((way) => !isPickup(way));
  const pickups = ways.filter(isPickup);
  return (
    <>
      {carried.length > 0 && <Rows ways={carried} />}
      {pickups.length > 0 && (
        <details className={styles.pickups} open={carried.length === 0 || pickups.length === 1}>
          <summary>{t('estimate.pickups', { count: pickups.length })}</summary>
          <Rows ways={pickups} />
        </details>
      )}
    </>
  );
};
