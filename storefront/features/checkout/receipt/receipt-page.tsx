import { useFeature } from '#storefront/platform/platform.tsx';
import type { ReactNode } from 'react';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import type { Receipt } from '../types.ts';
import { OrderLines } from '../summary/order-summary.tsx';
import { TotalRows } from '../summary/total-rows.tsx';
import styles from './receipt-page.module.css';

const NoReceipt = () => {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1>{t('receipt.none')}</h1>
      <p>{t('receipt.none.hint')}</p>
      {useFeature('links to order tracking') && (
        <a className={buttonClass()} href="#track-my-order">
          {t('track.title')}
        </a>
      )}
    </div>
  );
};

const offerClass = buttonClass({ kind: 'secondary' });

type Props = {
  receipt: Receipt | undefined;
  /** Offers a guest to create an account. */
  isGuest: boolean;
  /** Next steps with dates, for shipped or picked-up orders. */
  next?: ReactNode;
};

/** Link to account creation, prefilled from the order (RT-14). */
const accountAddress = ({ shipping_address: { firstname, lastname, email = '' } }: Receipt): string =>
  `/create-account?${new URLSearchParams({ email, firstName: firstname, lastName: lastname })}`;

/** Heading of the address. */
const placeWords = ({ isVirtual, isPickup }: Receipt) => {
  if (isVirtual) return 'checkout.step.billing';
  return isPickup ? 'receipt.pickup_by' : 'receipt.ship_to';
};

export const ReceiptPage = ({ receipt, isGuest, next }: Props) => {
  const t = useT();
  const date = useDate();
  const canTrack = useFeature('links to order tracking');
  if (!receipt) return <NoReceipt />;
  const { shipping_address: address } = receipt;
  // After a lost response a Magento back end does not return the number.
  const number = receipt.number ?? receipt.id;
  const lines = receipt.items.map((item) => ({
    uid: item.sku,
    ...item,
    image: item.image ? { url: item.image, label: item.name } : undefined,
  }));
  return (
    <div className={styles.page}>
      <header className={styles.thanks}>
        <h1>{t('receipt.title', { name: address.firstname })}</h1>
        <p>{t('receipt.placed')}</p>
        {receipt.email && <p>{t('receipt.email', { email: receipt.email })}</p>}
      </header>
      {number && (
        <p className={styles.number}>
          <span>{t('receipt.number')}</span>
          <strong>{number}</strong>
        </p>
      )}
      <div className={styles.actions}>
        {canTrack && (
          <a className={buttonClass()} href="#track-my-order">
            {t('receipt.track')}
          </a>
        )}
        <Button kind="secondary" onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      </div>
      {!receipt.isVirtual && next && <div className={styles.next}>{next}</div>}
      <dl className={styles.facts}>
        {receipt.placedAt && (
          <div>
            <dt>{t('receipt.placed_on')}</dt>
            <dd>{date(receipt.placedAt)}</dd>
          </div>
        )}
        <div>
          <dt>{t(placeWords(receipt))}</dt>
          <dd>
            <AddressLines address={address} />
          </dd>
        </div>
        {receipt.shippingTitle && (
          <div>
            <dt>{t('receipt.method')}</dt>
            <dd>
              {receipt.shippingTitle}
              {receipt.pickupPlace?.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        )}
        {receipt.paymentTitle && (
          <div>
            <dt>{t('receipt.payment')}</dt>
            <dd>
              {receipt.paymentTitle}
              {receipt.paymentInstructions && <p className={styles.instructions}>{receipt.paymentInstructions}</p>}
            </dd>
          </div>
        )}
      </dl>
      {lines.length > 0 && (
        <section className={styles.items}>
          <h2>{t('checkout.review.items')}</h2>
          <OrderLines lines={lines} />
          {receipt.totals && <TotalRows totals={receipt.totals} isComplete isVirtual={receipt.isVirtual ?? false} />}
        </section>
      )}
      {isGuest && (
        <section className={styles.account}>
          <h2>{t('receipt.account')}</h2>
          <p>{t('receipt.account.text')}</p>
          <Link className={offerClass} href={accountAddress(receipt)}>
            {t('receipt.account.create')}
          </Link>
        </section>
      )}
      <div className={styles.actions}>
        <Link href="/">{t('cart.continue')}</Link>
      </div>
    </div>
  );
};
