import { useSearch } from '#storefront/platform/navigation/use-router.ts';
import { VisitPage } from '#storefront/features/reservation/visit-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { definePage } from '#storefront/shell/page.tsx';

/** Target of the link in a visit's confirmation. */
export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({
    title: translateWith(context.platform)('visit.title'),
  }),
  Component: function ShowroomVisit() {
    const { token } = useSearch();
    return <VisitPage token={typeof token === 'string' ? token : ''} />;
  },
});
