import type { ComponentType } from 'react';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { useAccountActions } from '#storefront/shell/use-account-actions.ts';
import { definePage } from '#storefront/shell/page.tsx';

type Given = {
  title: MessageId | ((platform: Platform) => MessageId);
  Screen: ComponentType<{ actions: AccountActions }>;
  /** Loads data that is the same for everyone. */
  load?: (context: RouterContext) => Promise<unknown>;
};

/** A page of one customer: the server renders its frame only. */
export const accountPage = ({ title, Screen, load }: Given) =>
  definePage({
    load: async ({ context }) => load?.(context),
    head: ({ context }) => ({
      title: translateWith(context.platform)(typeof title === 'function' ? title(context.platform) : title),
    }),
    Component: function AccountPage() {
      return <Screen actions={useAccountActions()} />;
    },
  });
