import { useFeature } from '#storefront/platform/platform.tsx';
import { CartPage } from '#storefront/features/cart/cart-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { useSaveLine } from '#storefront/shell/use-save-line.ts';
import { QuoteRequestLink } from '#storefront/shell/quote-request-link.tsx';
import { Estimate } from '#storefront/shell/estimate.tsx';
import { useLineDelivery } from '#storefront/shell/use-line-delivery.tsx';
import { useQuoteNotes } from '#storefront/shell/use-quote-notes.tsx';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';

export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({ title: translateWith(context.platform)('cart.title') }),
  Component: function Cart() {
    const hasEstimates = useFeature('estimates');
    return (
      <CartPage
        onwardLinks={<OnwardLinks isLate />}
        estimate={
          <>
            {hasEstimates && <Estimate />}
            <QuoteRequestLink />
          </>
        }
        keep={useSaveLine()}
        noteOf={useQuoteNotes()}
        deliveryOf={useLineDelivery()}
      />
    );
  },
});
