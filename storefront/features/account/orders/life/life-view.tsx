import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import type { OrderLine } from '../order.ts';
import { useStatusText } from '../use-status-text.ts';
import type { OrderLife } from './life.ts';
import order from '../order-details.module.css';
import styles from './life.module.css';

type Props = { life: OrderLife; lines: readonly OrderLine[] };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.life}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Status changes of the order with their times; the last is the current status. */
const History = ({ life: { changes, isOnItsWay } }: { life: OrderLife }) => {
  const t = useT();
  const statusText = useStatusText();
  const date = useDate();
  if (changes.length === 0) return null;
  return (
    <Part title={t('orders.history')}>
      <ol className={styles.life}>
        {changes.map(({ status, at }, index) => (
          <li key={at + status} className={order.head} aria-current={index === changes.length - 1 ? 'step' : undefined}>
            <span className={order.name}>{statusText(status, isOnItsWay && index === changes.length - 1)}</span>
            <time className={order.date} dateTime={`${at.replace(' ', 'T')}Z`}>
              {date(at)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
};

/** Names of items in a shipment, with their options if known from the order. */
const useNames = (lines: readonly OrderLine[]) => {
  const storeView = useStoreView();
  return ({ line, sku, name }: OrderLife['shipments'][number]['items'][number]): string => {
    const bought = lines.find(({ id }) => id === line) ?? lines.find((one) => one.sku === sku);
    return [name, ...(bought?.options ?? []).map((option) => namedValue(storeView, option))].join(' · ');
  };
};

const Shipments = ({ life: { shipments }, lines }: Props) => {
  const t = useT();
  const nameOf = useNames(lines);
  const date = useDate();
  return (
    <Part title={t('orders.shipments')}>
      {shipments.length === 0 && <p className={order.date}>{t('orders.parcels.none')}</p>}
      <ul className={styles.life}>
        {shipments.map(({ number, sentAt, items, parcels }) => (
          <li key={number} className={styles.life}>
            <p className={order.head}>
              <span className={order.name}>{number}</span>
              {sentAt && <span className={order.date}>{date(sentAt)}</span>}
            </p>
            <ul>
              {items.map((item) => (
                <li key={item.line ?? item.sku}>
                  {t('orders.shipment.item', { quantity: item.quantity, name: nameOf(item) })}
                </li>
              ))}
            </ul>
            {parcels.map((parcel) => (
              <p key={parcel.number}>
                {parcel.url ? (
                  <a className={styles.follow} href={parcel.url} target="_blank" rel="noreferrer">
                    {t('orders.parcel.follow', { carrier: parcel.carrier, number: parcel.number })}
                  </a>
                ) : (
                  t('orders.parcel', { carrier: parcel.carrier, number: parcel.number })
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Documents = ({ life: { invoices, creditMemos } }: { life: OrderLife }) => {
  const t = useT();
  const money = useMoney();
  const rows = [
    ...invoices.map((one) => ({ ...one, title: t('orders.invoice', { number: one.number }) })),
    ...creditMemos.map((one) => ({ ...one, title: t('orders.credit_memo', { number: one.number }) })),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title={t('orders.documents')}>
      <dl className={styles.life}>
        {rows.map(({ number, title, total }) => (
          <div key={number} className={order.head}>
            <dt>{title}</dt>
            <dd>{total && money(total)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
};

const Comments = ({ life: { comments } }: { life: OrderLife }) => {
  const t = useT();
  const date = useDate();
  if (comments.length === 0) return null;
  return (
    <Part title={t('orders.comments')}>
      <ul className={styles.life}>
        {comments.map(({ text, at }) => (
          <li key={at + text} className={styles.life}>
            <p>{text}</p>
            <p className={order.date}>{date(at)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** Status changes, shipments and comments of an order; also its invoices if the back end has no documents. */
export const LifeView = ({ life, lines }: Props) => {
  const platform = usePlatform();
  return (
    <div className={styles.life}>
      <History life={life} />
      <Shipments life={life} lines={lines} />
      {!hasFeature(platform, 'documents and returns') && <Documents life={life} />}
      <Comments life={life} />
    </div>
  );
};
