import { Link } from '#storefront/platform/navigation/link.tsx';
import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { useId, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useBottomSpace } from '#storefront/ui/use-bottom-space.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { choose } from './choose.ts';
import styles from './privacy.module.css';

/** Asks once, without blocking the page; without a decision nothing is measured. */
export const PrivacyPanel = () => {
  const t = useT();
  const { storeView, analyticsUrl = '' } = usePlatform();
  const policy = useContentLink('#privacy-policy', '/privacy-policy');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useBottomSpace('panel', panel);
  const decide = (measurement: boolean): void => {
    choose(measurement, storeView, t);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} data-bottom-panel="" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('privacy.title')}
      </h2>
      <p>{t('privacy.text', { collector: new URL(analyticsUrl).hostname })}</p>
      <p className={styles.free}>
        {t('privacy.free')} {policy && <Link href={policy}>{t('privacy.policy')}</Link>}
      </p>
      <ChoiceButtons onChoose={decide} />
    </section>
  );
};
