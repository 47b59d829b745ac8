import { consent } from '#storefront/platform/analytics/consent.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { choose } from './choose.ts';
import styles from './privacy.module.css';
import { useChoice } from './use-choice.ts';

/** The current state as a message: the browser's signal overrides the choice. */
const useStanding = (): string => {
  const t = useT();
  const { analyticsUrl, storeView } = usePlatform();
  const isAccepted = useChoice();
  const at = consent.choice()?.at;
  if (!analyticsUrl) return t('privacy.now.none');
  if (consent.isRefusedByBrowser()) return t('privacy.now.signal');
  if (isAccepted === undefined || !at) return t('privacy.now.undecided');
  const date = new Date(at).toLocaleDateString(storeView.languageTag, { dateStyle: 'long' });
  return t(isAccepted ? 'privacy.now.accepted' : 'privacy.now.refused', { date });
};

/** The privacy choices, to view and to change. */
export const PrivacyDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { storeView, analyticsUrl } = usePlatform();
  const standing = useStanding();
  const mayChoose = analyticsUrl !== undefined && !consent.isRefusedByBrowser();
  return (
    <Dialog isOpen onClose={onClose} title={t('privacy.choices')} closeLabel={t('common.close')} isModal>
      <div className={styles.body}>
        <p className={styles.standing} role="status">
          {standing}
        </p>
        {mayChoose && (
          <>
            <p>{t('privacy.text', { collector: new URL(analyticsUrl).hostname })}</p>
            <p className={styles.free}>{t('privacy.free')}</p>
            <ChoiceButtons
              onChoose={(measurement) => {
                choose(measurement, storeView, t);
                onClose();
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
