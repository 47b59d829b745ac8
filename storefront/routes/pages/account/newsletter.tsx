import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { Communications } from '#storefront/features/account/communications/communications.tsx';
import { subscribe } from '#storefront/features/newsletter/subscribe.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'account.nav.newsletter',
  // The consent text is defined once, with the newsletter.
  Screen: function NewsletterScreen({ actions }) {
    const { commerce } = usePlatform();
    return (
      <AccountArea section="newsletter" actions={actions}>
        <Communications subscribe={(email) => subscribe(commerce, email, 'account')} />
      </AccountArea>
    );
  },
});
