import { useState } from 'react';
import type { StoreView } from '#contract/store-views.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { adviceFor, type Site } from './advice-rule.ts';
import { countryOfPosition } from './country-of-position.ts';
import { reportGeocoder } from './report-geocoder.ts';
import styles from './advice-dialog.module.css';

type Props = { site: Site; to: StoreView; onSwitch: (to: StoreView) => void; onClose: () => void };

/** Wording between two countries; other pairs have the general one. */
const WORDS = {
  CA_US: { title: 'advice.us.title', text: 'advice.us.text', go: 'advice.us.go', stay: 'advice.us.stay' },
  US_CA: { title: 'advice.ca.title', text: 'advice.ca.text', go: 'advice.ca.go', stay: 'advice.ca.stay' },
} as const;
const GENERAL = {
  title: 'advice.other.title',
  text: 'advice.other.text',
  go: 'advice.other.go',
  stay: 'advice.other.stay',
} as const;

const wordsBetween = (from: StoreView, to: StoreView): (typeof WORDS)[keyof typeof WORDS] | typeof GENERAL => {
  const pair = `${from.countryId}_${to.countryId}`;
  return pair === 'CA_US' || pair === 'US_CA' ? WORDS[pair] : GENERAL;
};

/** Suggests the site of the visitor's country. Geolocation is requested only on the visitor's wish. */
export const AdviceDialog = ({ site, to, onSwitch, onClose }: Props) => {
  const t = useT();
  const words = wordsBetween(site.storeView, to);
  const values = { site: to.label };
  const [located, setLocated] = useState<'unasked' | 'asking' | 'here' | 'unknown'>('unasked');

  const locate = async (): Promise<void> => {
    setLocated('asking');
    try {
      const advised = adviceFor(site, await countryOfPosition());
      if (advised) onSwitch(advised);
      else setLocated('here');
    } catch (error) {
      reportGeocoder(error, t);
      setLocated('unknown');
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={t(words.title)} closeLabel={t('common.close')} isModal>
      <div className={styles.body}>
        <p>{t(words.text, values)}</p>
        <p className={styles.cart}>{t('advice.cart')}</p>
        <div className={styles.actions}>
          <Button onClick={() => onSwitch(to)}>{t(words.go, values)}</Button>
          <Button kind="secondary" onClick={onClose}>
            {t(words.stay)}
          </Button>
        </div>
        <button
          type="button"
          className={styles.locate}
          aria-disabled={located === 'asking'}
          onClick={() => void (located !== 'asking' && locate())}
        >
          <Icon name="pin" size={18} />
          {t('advice.locate')}
        </button>
        <p className={styles.choice} role="status">
          {located === 'asking' && t('advice.asking')}
          {located === 'here' && t('advice.here')}
          {located === 'unknown' && t('advice.unknown')}
        </p>
      </div>
    </Dialog>
  );
};
