import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FeedbackWidgetProps } from '#storefront/features/feedback/feedback-widget.tsx';
import { followIntents, followScroll, markTab } from '#storefront/features/feedback/follow-tab.ts';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';

const fetchWidget = async ({ i18n }: Platform) => {
  const [{ FeedbackWidget }] = await Promise.all([
    import('#storefront/features/feedback/feedback-widget.tsx'),
    loadMessageGroup(i18n, 'feedback'),
    loadMessageGroup(i18n, 'order'),
  ]);
  return FeedbackWidget;
};

/** The feedback widget behind its server-rendered tab; its code loads on intent. */
export const FeedbackSlot = () => {
  const t = useT();
  const platform = usePlatform();
  const isOnHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [Widget, setWidget] = useState<ComponentType<FeedbackWidgetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => followScroll(isOnHome), [isOnHome]);

  useEffect(() => {
    const prepare = () => fetchWidget(platform).then((widget) => setWidget(() => widget));
    return followIntents({
      onIntent: () => void prepare().catch(() => undefined),
      onOpen: () =>
        void prepare().then(
          () => setIsOpen(true),
          (error: unknown) => reportMissingCode(error, t),
        ),
    });
  }, [platform, t]);

  useEffect(() => {
    markTab(isOpen, wasOpen.current && !isOpen);
    wasOpen.current = isOpen;
  }, [isOpen]);

  return Widget ? <Widget isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null;
};
