import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { PayScreen } from '../checkout/pay-screen.tsx';

/** Payment page for an order prepared by staff. The customer receives its link by email. */
export const page = definePage({
  load: ({ context: { platform, queryClient } }) => queryClient.ensureQueryData(countriesQuery(platform)),
  head: ({ context }) => ({ title: translateWith(context.platform)('checkout.link.title') }),
  Component: function Pay() {
    const { token } = useSearch();
    return <PayScreen token={typeof token === 'string' ? token : ''} />;
  },
});
