import type { ReactNode } from 'react';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { OrderLife } from './life/life.ts';
import type { Order } from './order.ts';
import styles from './order-details.module.css';

/** Expected delivery days of an order. */
const Expected = ({ life: { delivery, laterDelivery, isPickup } }: { life: OrderLife }) => {
  const t = useT();
  const date = useDate();
  if (!delivery) return null;
  const words = (window: { from: string; to: string }): string => {
    const [from, to] = [date(window.from), date(window.to)];
    return isPickup ? t('orders.expected.ready', { day: from }) : t('orders.expected', { from, to });
  };
  if (!laterDelivery) return <p>{words(delivery)}</p>;
  return (
    <>
      <p>{t('orders.expected.first', { words: words(delivery) })}</p>
      <p>{t('orders.expected.second', { words: words(laterDelivery) })}</p>
    </>
  );
};

/** Addresses, shipping method and payment of an order, and its parcels unless they are listed separately. */
export const OrderFacts = ({ order, life }: { order: Order; life: OrderLife | null | undefined }) => {
  const t = useT();
  const { isVirtual, shippingAddress, billingAddress, shippingMethod, payment, parcels } = order;
  const facts: readonly (readonly [title: string, value: ReactNode])[] = [
    [
      t(life?.isPickup ? 'orders.pickup_by' : 'orders.ship_to'),
      shippingAddress && <AddressLines address={shippingAddress} isWhole />,
    ],
    [t('orders.bill_to'), billingAddress && <AddressLines address={billingAddress} isWhole />],
    [
      t('orders.method'),
      shippingMethod && (
        <>
          {shippingMethod}
          {life?.pickupPlace.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {life && <Expected life={life} />}
        </>
      ),
    ],
    [t('orders.payment'), payment],
    [
      t('orders.parcels'),
      !life &&
        !isVirtual &&
        (parcels.length ? (
          <ul className={styles.parcels}>
            {parcels.map(({ carrier, number }) => (
              <li key={number}>{t('orders.parcel', { carrier, number })}</li>
            ))}
          </ul>
        ) : (
          t('orders.parcels.none')
        )),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([title, value]) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
