import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import type { TrackOrderDialogProps } from './track-order-dialog.tsx';
import styles from './track-order-dialog.module.css';

const PATH = '/guest-order';

/** Track My Order for back ends that need more than the number: a link to the page with Magento's form. */
export const TrackElsewhere = ({
  isOpen,
  onClose,
  closeLabel,
  number,
}: Pick<TrackOrderDialogProps, 'isOpen' | 'onClose' | 'closeLabel' | 'number'>) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  return (
    <Dialog isOpen={isOpen} isModal onClose={onClose} title={t('track.title')} closeLabel={closeLabel}>
      <p className={styles.intro}>{t('track.elsewhere')}</p>
      <div className={styles.actions}>
        <Link
          className={buttonClass({ size: 'medium' })}
          href={number ? `${PATH}?${new URLSearchParams({ number })}` : PATH}
        >
          {t('track.elsewhere.find')}
        </Link>
        {isSignedIn && (
          <Link className={buttonClass({ kind: 'secondary', size: 'medium' })} href="/order-history">
            {t('track.elsewhere.own')}
          </Link>
        )}
      </div>
    </Dialog>
  );
};
