import type { PickupLocation, QueryPickupLocationsArgs } from '#contract/generated/schema-types.ts';
import { findSellable } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { checkPage, pageInfo, pageOf } from '#commerce/platform/paging.ts';
import { showroomsOfView, takesPickups } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import { filteredPlaces, kilometres, placeNamed, sortedPlaces } from './pickup-rules.ts';

const pickupLocation = (showroom: Showroom, { storeView }: CommerceContext): PickupLocation => ({
  pickup_location_code: showroom.code,
  name: showroom.name,
  description: showroom.description,
  contact_name: null,
  email: showroom.email,
  fax: null,
  phone: showroom.telephone,
  street: showroom.street,
  city: showroom.city,
  region: showroom.region,
  region_id:
    regionsOf(showroom.country, storeView.language).find(({ code }) => code === showroom.regionCode)?.id ?? null,
  postcode: showroom.postcode,
  country_id: showroom.country,
  latitude: showroom.latitude,
  longitude: showroom.longitude,
});

/** Locations of the slabs among these products; empty without slabs. */
const yardsOf = async (context: CommerceContext, skus: readonly string[]): Promise<ReadonlySet<string | null>> => {
  if (!skus.length) return new Set();
  const sellables = await findSellable(context, context.db.kysely, skus);
  return new Set([...sellables.values()].flatMap(({ slab }) => (slab ? [slab.yard] : [])));
};

/** Showrooms of the store view's country as Magento's in-store pickup returns them (GraphQL `pickupLocations`). */
export const pickupLocations = async (
  context: CommerceContext,
  { area, filters, sort, pageSize, currentPage, productsInfo }: QueryPickupLocationsArgs,
) => {
  const request = { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 };
  checkPage(request);
  const showrooms = (await showroomsOfView(context)).filter(takesPickups);
  const places = showrooms.map((showroom) => pickupLocation(showroom, context));
  const yards = await yardsOf(
    context,
    (productsInfo ?? []).flatMap((product) => (product ? [product.sku] : [])),
  );
  const there = places.filter(({ pickup_location_code: code }) => [...yards].every((yard) => yard === code));
  const center = area ? placeNamed(places, area.search_term) : undefined;
  const distanceOf = (place: PickupLocation): number => (center ? kilometres(center, place) : 0);
  const near = there.filter((place) => !area || distanceOf(place) <= area.radius);
  const found = sortedPlaces(
    filteredPlaces(near, filters ?? {}),
    sort ?? (center ? { distance: 'ASC' } : {}),
    distanceOf,
  );
  const { items, page } = pageOf(found, request);
  return { items: [...items], page_info: pageInfo(page), total_count: found.length };
};
