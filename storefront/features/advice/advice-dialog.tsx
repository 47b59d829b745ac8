import { useState } from 'react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { adviceFor } from './advice-rule.ts';
import { countryOfPosition } from './country-of-position.ts';
import { reportGeocoder } from './report-geocoder.ts';
import styles from './advice-dialog.module.css';

type Props = { code: StoreViewCode; to: StoreViewCode; onSwitch: (to: StoreViewCode) => void; onClose: () => void };

const WORDS = {
  US: { title: 'advice.us.title', text: 'advice.us.text', go: 'advice.us.go', stay: 'advice.us.stay' },
  CA: { title: 'advice.ca.title', text: 'advice.ca.text', go: 'advice.ca.go', stay: 'advice.ca.stay' },
} as const;

/** Suggests the site of the visitor's country. Geolocation is requested only on the visitor's wish. */
export const AdviceDialog = ({ code, to, onSwitch, onClose }: Props) => {
  const t = useT();
  const words = WORDS[to === 'US_EN' ? 'US' : 'CA'];
  const [located, setLocated] = useState<'unasked' | 'asking' | 'here' | 'unknown'>('unasked');

  const locate = async (): Promise<void> => {
    setLocated('asking');
    try {
      const advised = adviceFor(code, await countryOfPosition());
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
        <p>{t(words.text)}</p>
        <p className={styles.cart}>{t('advice.cart')}</p>
        <div className={styles.actions}>
          <Button onClick={() => onSwitch(to)}>{t(words.go)}</Button>
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
        <p className={styles.answer} role="status">
          {located === 'asking' && t('advice.asking')}
          {located === 'here' && t('advice.here')}
          {located === 'unknown' && t('advice.unknown')}
        </p>
      </div>
    </Dialog>
  );
};
