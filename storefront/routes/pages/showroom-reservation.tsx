import { hasContent } from '#storefront/platform/content/linked-content.ts';
import { notFound, redirect } from '#storefront/platform/navigation/signals.ts';
import { ReservationPage } from '#storefront/features/reservation/reservation-page.tsx';
import { lacksVisits, visitableQuery } from '#storefront/features/reservation/showrooms.ts';
import { readyDates } from '#storefront/platform/i18n/ready-dates.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { hasFeature } from '#storefront/platform/platform.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/**
 * Books a visit to a showroom (GN-11). Store views without showrooms that take visits redirect to the list of showrooms
 * (HD-07).
 */
export const page = definePage({
  load: async ({ context: { platform, queryClient }, search }) => {
    const { storeView } = platform;
    if (!storeView.takesVisits && hasFeature(platform, 'showroom visits')) {
      if (!hasContent(platform, '/locations')) throw notFound();
      throw redirect({ href: addressIn(storeView, '/locations'), statusCode: 302 });
    }
    await readyDates();
    try {
      return {
        showrooms: await queryClient.ensureQueryData(visitableQuery(platform)),
        preselected: search['showroom'],
      };
    } catch (error) {
      if (!lacksVisits(error)) throw error;
      return { showrooms: undefined, preselected: undefined };
    }
  },
  head: ({ context }) => {
    const t = translateWith(context.platform);
    return { title: t('reservation.title'), description: t('reservation.description') };
  },
  Component: ({ data: { showrooms, preselected } }) => (
    <ReservationPage showrooms={showrooms} preselected={typeof preselected === 'string' ? preselected : undefined} />
  ),
});
