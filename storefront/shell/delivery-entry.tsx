import { useDeliveryPlace } from '#storefront/platform/delivery-place/delivery-place.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './delivery-entry.module.css';

/** Shows the postal code for delivery prices and dates, and opens its dialog. */
export const DeliveryEntry = ({ isList = false }: { isList?: boolean }) => {
  const t = useT();
  const [place] = useDeliveryPlace();
  if (!useFeature('delivery to a postal code')) return null;
  const words = place ? t('common.delivery.to', { place: place.postcode }) : t('common.delivery.ask');
  return (
    <button
      type="button"
      className={isList ? styles.row : styles.entry}
      aria-haspopup="dialog"
      aria-label={isList ? undefined : words}
      onClick={() => openModal('delivery-place')}
    >
      <Icon name="pin" size={isList ? 20 : 14} />
      {isList ? words : (place?.postcode ?? <span className={styles.ask}>{t('shell.delivery')}</span>)}
    </button>
  );
};
