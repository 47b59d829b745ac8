import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FeedbackWidgetProps } from '#storefront/features/feedback/feedback-widget.tsx';
import { followIntents, followScroll, markTab } from '#storefront/features/feedback/follow-tab.ts';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';

const fetchWidget = async () => (await import('#storefront/features/feedback/feedback-widget.tsx')).FeedbackWidget;

/** The feedback widget behind its server-rendered tab; its code loads on intent. */
export const FeedbackSlot = () => {
  const t = useT();
  const isOnHome = useRouterState(({ location }) => location.pathname === '/');
  const [Widget, setWidget] = useState<ComponentType<FeedbackWidgetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => followScroll(isOnHome), [isOnHome]);

  useEffect(() => {
    const prepare = () => fetchWidget().then((widget) => setWidget(() => widget));
    return followIntents({
      onIntent: () => void prepare().catch(() => undefined),
      onOpen: () =>
        void prepare().then(
          () => setIsOpen(true),
          (error: unknown) => reportMissingCode(error, t),
        ),
    });
  }, [t]);

  useEffect(() => {
    markTab(isOpen, wasOpen.current && !isOpen);
    wasOpen.current = isOpen;
  }, [isOpen]);

  return Widget ? <Widget isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null;
};
