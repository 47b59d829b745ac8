import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './feedback-tab.module.css';

/** Server-rendered without hydration; `followTab` moves it. On the home page it appears on scrolling. */
export const FeedbackTab = ({ isOnHome }: { isOnHome: boolean }) => {
  const t = useT();
  return (
    <aside aria-label={t('feedback.tab.label')}>
      <button
        type="button"
        className={styles.tab}
        data-feedback-tab=""
        data-away={isOnHome ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        {t('feedback.tab')}
      </button>
    </aside>
  );
};
