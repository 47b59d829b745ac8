import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { formAttributesQuery } from '#storefront/platform/attributes/form-attributes.ts';
import { guestCheckoutQuery } from '#storefront/features/checkout/guest-checkout-query.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { definePage } from '#storefront/shell/page.tsx';

export const page = definePage({
  load: ({ context: { platform, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(countriesQuery(platform)),
      queryClient.ensureQueryData(guestCheckoutQuery(platform)),
      queryClient.ensureQueryData(formAttributesQuery(platform, 'customer_register_address')),
    ]),
  head: ({ context }) => ({ title: translateWith(context.platform)('checkout.title') }),
  Component: CheckoutScreen,
});
