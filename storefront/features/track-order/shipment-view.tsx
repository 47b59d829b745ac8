import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { TimelineView } from './timeline-view.tsx';
import type { Shipment } from './tracked-order.ts';
import styles from './order-result.module.css';

/** A product: picture, tracking numbers (none for pickup) and progress. */
export const ShipmentView = ({ shipment, isPickup }: { shipment: Shipment; isPickup: boolean }) => {
  const t = useT();
  const { name, image, trackingNumbers, timeline } = shipment;
  return (
    <li className={styles.shipment}>
      <div className={styles.product}>
        <span className={styles.picture}>
          {image ? <Image src={image} alt={name} width={80} ratio={1} /> : <Icon name="box" size={28} />}
        </span>
        <div>
          <p className={styles.name}>{name}</p>
          {!(isPickup && trackingNumbers.length === 0) && (
            <dl className={styles.tracking}>
              <dt>{t('track.tracking_number', { count: trackingNumbers.length })}</dt>
              {trackingNumbers.length === 0 && <dd className={styles.notYet}>{t('track.tracking_number.none')}</dd>}
              {trackingNumbers.map((number) => (
                <dd key={number}>{number}</dd>
              ))}
            </dl>
          )}
        </div>
      </div>
      <TimelineView timeline={timeline} isPickup={isPickup} />
    </li>
  );
};
