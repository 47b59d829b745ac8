import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { GuestOrderPage } from '#storefront/features/account/orders/guest/guest-order-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { afterSales } from '#storefront/shell/after-sales.tsx';
import { definePage } from '#storefront/shell/page.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A guest's order; target of the links in its mails. */
export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({ title: translateWith(context.platform)('guest_order.title') }),
  Component: function GuestOrder() {
    const { token, cancel, later, number } = useSearch();
    return (
      <GuestOrderPage
        token={textOf(token)}
        cancelKey={textOf(cancel)}
        isLaterCancel={textOf(later) !== ''}
        number={textOf(number)}
        after={afterSales}
      />
    );
  },
});
