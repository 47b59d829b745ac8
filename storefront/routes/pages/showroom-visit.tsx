import { useSearch } from '@tanstack/react-router';
import { VisitPage } from '#storefront/features/reservation/visit-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { definePage } from '../lazy-page.tsx';

/** Where the link of a visit's confirmation leads. */
export const page = definePage({
  load: () => Promise.resolve(null),
  head: ({ context }) => ({ title: translateWith(context.platform)('visit.title'), path: '/showroom-reservation/visit', isIndexed: false }),
  Component: function ShowroomVisit() {
    const { token } = useSearch({ strict: false }) as { token?: unknown };
    return <VisitPage token={typeof token === 'string' ? token : ''} />;
  },
});
