import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { UnsubscribePage } from '#storefront/features/newsletter/unsubscribe-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { definePage } from '#storefront/shell/page.tsx';

/** Target of the link in every newsletter. */
export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({ title: translateWith(context.platform)('newsletter.end.submit') }),
  Component: function Unsubscribe() {
    const { token, of } = useSearch();
    return <UnsubscribePage token={typeof token === 'string' ? token : ''} isStockAlert={of === 'stock'} />;
  },
});
