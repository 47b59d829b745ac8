import type { ComponentType } from 'react';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { loadMessageGroup, type MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { definePage } from '../lazy-page.tsx';
import { useAccountActions } from '../layout/use-account-actions.ts';

type Given = {
  path: string;
  title: MessageId;
  Screen: ComponentType<{ actions: AccountActions }>;
  /** What the page asks for that is the same for everyone. */
  load?: (context: RouterContext) => Promise<unknown>;
  words?: readonly MessageGroup[];
};

/** A page of one customer: the server draws its frame, and neither search engines nor caches keep it. */
export const accountPage = ({ path, title, Screen, load, words = [] }: Given) =>
  definePage({
    isPrivate: true,
    load: ({ context }) => Promise.all([load?.(context), ...(['account', 'order', ...words] as const).map((group) => loadMessageGroup(context.platform.i18n, group))]),
    head: ({ context }) => ({ title: translateWith(context.platform)(title), path, isIndexed: false }),
    Component: function AccountPage() {
      return <Screen actions={useAccountActions()} />;
    },
  });
