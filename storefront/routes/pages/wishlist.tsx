import { notFound } from '#storefront/platform/navigation/signals.ts';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { sharedListQuery } from '#storefront/features/wishlist/projects/project-queries.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { useAccountActions } from '#storefront/shell/use-account-actions.ts';
import { WishlistScreen } from '#storefront/shell/wishlist-screen.tsx';

const codeIn = ({ shared }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof shared === 'string' && shared ? shared : undefined;

/** The wish list of a customer or a guest (RT-05), or the list behind a link: a withdrawn one is not there. */
export const page = definePage({
  load: async ({ context: { platform, queryClient }, search }) => {
    const code = codeIn(search);
    if (!code) return { name: '' };
    // The page shows an error if the back end cannot be reached.
    const list = await queryClient.ensureQueryData(sharedListQuery(platform, code)).catch(() => undefined);
    if (list === null) throw notFound();
    return { name: list?.name ?? '' };
  },
  head: ({ context, data: { name } }) => ({ title: name || translateWith(context.platform)('account.nav.wishlist') }),
  Component: function WishlistPage({ search }) {
    const actions = useAccountActions();
    if (codeIn(search)) return <WishlistScreen />;
    return (
      <AccountArea section="wishlist" actions={actions} guest={<WishlistScreen />}>
        <WishlistScreen />
      </AccountArea>
    );
  },
});
