import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetShowroomPlaceDocument, type GetShowroomPlaceQuery } from './api/get-showroom-place.graphql.ts';

type Place = NonNullable<NonNullable<GetShowroomPlaceQuery['showrooms']>[number]>;

/** Showroom data for search engines; pages neither wait for it nor fail without it. */
export const placesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetShowroomPlaceDocument,
    {},
    { select: ({ showrooms }): readonly (Place | null)[] => showrooms ?? [], recover: () => [], isStatic: true },
  );

type Given = { shopName: string; url: string; absolute: (address: string) => string };

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Schema.org HomeGoodsStore of a showroom, with the opening hours of its page. */
export const placeData = (place: Place, { shopName, url, absolute }: Given): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'HomeGoodsStore',
  '@id': url,
  name: `${shopName}, ${place.name}`,
  url,
  telephone: place.telephone,
  ...(place.picture && { image: absolute(place.picture) }),
  parentOrganization: { '@type': 'Organization', name: shopName },
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.region_code,
    postalCode: place.postcode,
    addressCountry: place.country_id,
  },
  ...(place.latitude !== null &&
    place.longitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    }),
  openingHoursSpecification: place.hours.map(({ weekday, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${capitalized(weekday)}`,
    opens,
    closes,
  })),
});
