import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './feedback-tab.module.css';

/** Drawn on the server and left as it is; `followTab` moves it. On the home page it waits for the page to be scrolled. */
export const FeedbackTab = ({ isOnHome }: { isOnHome: boolean }) => {
  const t = useT();
  return (
    <aside aria-label={t('feedback.tab.label')}>
      <button type="button" className={styles.tab} data-feedback-tab="" data-away={isOnHome ? '' : undefined} aria-haspopup="dialog" aria-expanded={false}>
        {t('feedback.tab')}
      </button>
    </aside>
  );
};
