import { useEffect, useRef, useState, type ComponentType } from 'react';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import styles from './feedback-tab.module.css';
import type { FeedbackWidgetProps } from '../feedback-widget.tsx';
import { useAway } from './use-away.ts';

const fetchWidget = async () => (await withMessages('service', () => import('../feedback-widget.tsx'))).FeedbackWidget;

/** The feedback tab at the edge of the window, and the widget that it opens; the widget's code is loaded on intent. */
export default function Feedback() {
  const t = useT();
  const isOffered = hasFeature(usePlatform(), 'feedback');
  const isOnHome = useRouterState(({ location }) => location.pathname === '/');
  const tab = useRef<HTMLButtonElement>(null);
  const isAway = useAway(tab, isOnHome);
  const [Widget, setWidget] = useState<ComponentType<FeedbackWidgetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) tab.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOffered) return null;
  const loadWidget = () => fetchWidget().then((widget) => setWidget(() => widget));
  const prepare = (): void => void loadWidget().catch(() => undefined);
  const open = (): void =>
    void loadWidget().then(
      () => setIsOpen(true),
      (error: unknown) => reportMissingCode(error, t),
    );
  return (
    <>
      <aside aria-label={t('feedback.tab.label')}>
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          data-feedback-tab=""
          data-away={isAway || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          {t('feedback.tab')}
        </button>
      </aside>
      {Widget && <Widget isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
