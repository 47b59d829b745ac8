import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useDate } from '../use-date.ts';
import type { OrderLife } from './life.ts';
import styles from './life.module.css';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Where the order stood and when; the last is where it stands. */
const History = ({ life: { changes } }: { life: OrderLife }) => {
  const t = useT();
  const date = useDate();
  return (
    <Part title={t('orders.history')}>
      <ol className={styles.history}>
        {changes.map(({ status, at }, index) => (
          <li key={at + status} aria-current={index === changes.length - 1 ? 'step' : undefined}>
            <span className={styles.status}>{status}</span>
            <time className={styles.soft} dateTime={`${at.replace(' ', 'T')}Z`}>
              {date(at)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
};

const Shipments = ({ life: { shipments } }: { life: OrderLife }) => {
  const t = useT();
  const date = useDate();
  return (
    <Part title={t('orders.shipments')}>
      {shipments.length === 0 && <p className={styles.soft}>{t('orders.parcels.none')}</p>}
      <ul className={styles.cards}>
        {shipments.map(({ number, sentAt, items, parcels }) => (
          <li key={number} className={styles.card}>
            <p className={styles.row}>
              <span className={styles.status}>{number}</span>
              <span className={styles.soft}>{date(sentAt)}</span>
            </p>
            <ul>
              {items.map(({ sku, name, quantity }) => (
                <li key={sku}>{t('orders.shipment.item', { quantity, name })}</li>
              ))}
            </ul>
            {parcels.map((parcel) => (
              <p key={parcel.number} className={styles.parcel}>
                {parcel.url ? (
                  <a href={parcel.url} target="_blank" rel="noreferrer">
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
      <dl className={styles.documents}>
        {rows.map(({ number, title, total }) => (
          <div key={number} className={styles.row}>
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
      <ul className={styles.cards}>
        {comments.map(({ text, at }) => (
          <li key={at + text} className={styles.card}>
            <p>{text}</p>
            <p className={styles.soft}>{date(at)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** What has become of an order since it was placed. */
export const LifeView = ({ life }: { life: OrderLife }) => (
  <div className={styles.life}>
    <History life={life} />
    <Shipments life={life} />
    <Documents life={life} />
    <Comments life={life} />
  </div>
);
