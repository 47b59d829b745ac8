import { placesIn } from './rules.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { SOURCE_LANGUAGE } from '#contract/languages.ts';
import { derived } from '#commerce/platform/cache/derived.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { findTwoShipments } from '#commerce/merchandise/catalog/service.ts';
import { hoursOfDate, showroomsIn, takesPickups } from '#commerce/merchandise/showroom/service.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import { needsAccessQuestions, withAccess } from './access-rules.ts';
import { deliveryWindow, localDay, transferDays, travelWindow } from './delivery-rules.ts';
import { shippingOptions, withPartPrices } from './rules.ts';
import { findAccessPrices, findDeliveryTimes, findShippingRates, replaceShipping } from './store.ts';
import type { ZoneRate } from './store.ts';
import { accessQuestions } from './titles.ts';
import type {
  AccessPrice,
  DeliveryWindow,
  PickupPlace,
  PickupPlaces,
  ShippingDestination,
  ShippingInput,
  ShippingOption,
  ShippingRequest,
} from './types.ts';

export { deliveriesIfAny, findShippingOption } from './rules.ts';
export { leavesIn, lineGroup } from './line-rules.ts';
export type { LineGroup } from './line-rules.ts';
export { transferDays } from './delivery-rules.ts';

const PLACES = Symbol('places of pickup');

const readPlaces = async (platform: Platform): Promise<PickupPlaces> => {
  const inLanguage = async (language: Language): Promise<readonly PickupPlace[]> => {
    const showrooms = (await showroomsIn(platform, language)).filter(takesPickups);
    return showrooms.map((showroom) => ({
      code: showroom.code,
      name: showroom.name,
      city: showroom.city,
      countryId: showroom.country,
      regionCode: showroom.regionCode,
      postcode: showroom.postcode,
      transferDays: showroom.transferDays,
      isOpenOn: (date) => hoursOfDate(showroom, date) !== undefined,
    }));
  };
  const languages = new Set([SOURCE_LANGUAGE, ...(await listStoreViews(platform)).map(({ language }) => language)]);
  return Object.fromEntries(
    await Promise.all([...languages].map(async (language) => [language, await inLanguage(language)] as const)),
  );
};

/** All showrooms in each language of the shop, for staff. */
export const allPickupPlaces = (platform: Platform): Promise<PickupPlaces> =>
  platform.perProcess(PLACES, () => derived(platform, [tag.showroom, tag.store], () => readPlaces(platform)))();

/** Every showroom, in each language of the shop; load it before a transaction begins. */
export const pickupPlaces = (context: CommerceContext): Promise<PickupPlaces> => {
  context.tags.add(tag.showroom);
  return allPickupPlaces(context);
};

/** The prices of a destination's zone, for {@link quoteShipping}. */
export const shippingRates = (
  db: Db,
  destination: ShippingDestination,
  currency: CurrencyCode,
): Promise<readonly ZoneRate[]> => findShippingRates(db, destination, currency);

/** Ways to ship a basket to an address. */
export const quoteShipping = async (
  db: Db,
  request: ShippingRequest,
  places: PickupPlaces,
  rates: readonly ZoneRate[],
): Promise<readonly ShippingOption[]> => {
  const [{ zone, times } = { zone: '', times: null }] = rates;
  const showrooms = placesIn(places, request.language);
  const transferOf = ({ pickupPlace }: ShippingOption): number | null =>
    pickupPlace ? transferDays(pickupPlace, request.cargo, showrooms.length) : 0;
  const { access = [], currency, language, later, priceThere = (amount) => amount } = request;
  const windowFrom = (option: ShippingOption, day: string | undefined) => {
    const transfer = transferOf(option);
    return times && transfer !== null
      ? deliveryWindow(times, option, zone, day ?? localDay(request.now, times.timeZone), {
          transfer,
          isOpenOn: option.pickupPlace?.isOpenOn,
        })
      : null;
  };
  const parts = later?.parts && (await findTwoShipments(db)) === 'each' ? later.parts : null;
  const options = withPartPrices(
    shippingOptions(rates, showrooms, request),
    (parts ?? []).map((cargo) => shippingOptions(rates, showrooms, { ...request, cargo })),
  ).map((option) => ({
    ...option,
    amount: priceThere(option.amount),
    ...(later?.parts ? { laterAmount: priceThere(option.laterAmount ?? 0) } : {}),
    delivery: windowFrom(option, later?.parts ? undefined : later?.on),
    ...(later?.parts ? { laterDelivery: windowFrom(option, later.on) } : {}),
  }));
  // Most carts have no answers; they need no further statement.
  if (access.length === 0 || !needsAccessQuestions(options)) return options;
  const prices = await findAccessPrices(db, currency);
  return withAccess(
    options,
    prices
      .filter(({ code }) => access.includes(code))
      .map(({ code, amount }) => ({ code, amount: priceThere(amount) })),
    language,
    parts ? 2 : 1,
  );
};

/** Arrival days of a shipment that leaves now; null without delivery days in the settings. */
export const arrivalOf = async (
  db: Db,
  {
    destination,
    currency,
    carrierCode,
    now,
  }: Pick<ShippingRequest, 'destination' | 'currency' | 'now'> & { carrierCode: string },
): Promise<DeliveryWindow | null> => {
  const [rate] = await findShippingRates(db, destination, currency);
  if (!rate?.times) return null;
  return travelWindow(rate.times, carrierCode, rate.zone, localDay(now, rate.times.timeZone));
};

export type AccessQuestion = AccessPrice & { label: string };

/** Delivery questions of these options; empty without freight. */
export const accessQuestionsOf = async (
  db: Db,
  options: readonly ShippingOption[],
  { currency, language }: Pick<ShippingRequest, 'currency' | 'language'>,
): Promise<readonly AccessQuestion[]> =>
  needsAccessQuestions(options)
    ? (await findAccessPrices(db, currency)).map((price) => ({
        ...price,
        label: accessQuestions[price.code](language),
      }))
    : [];

/** Business days to dispatch, by carrier; empty if the merchant states none. */
export const leaveTimes = async (db: Db): Promise<Readonly<Record<string, number>>> =>
  (await findDeliveryTimes(db))?.leaves ?? {};

/** Writes zones and prices inside the importer's transaction; carts are priced by them from the next read on. */
export const saveShipping = (db: Db, shipping: ShippingInput): Promise<void> => replaceShipping(db, shipping);
