import { SOURCE_LANGUAGE } from '#contract/languages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { slabOptions } from './slab-rules.ts';
import { shippingTitles } from './titles.ts';
import type {
  Cargo,
  PickupPlace,
  PickupPlaces,
  ShippingMethodCode,
  ShippingOption,
  ShippingRate,
  ShippingRequest,
} from './types.ts';

const METHOD_CODES = { flatrate: 'flatrate', freight: 'ltl', samples: 'parcel' } as const;

/** Every started kilogram counts. */
export const shippingAmount = (rate: ShippingRate, weightGrams: number): number =>
  rate.baseAmount + rate.perKilogramAmount * Math.ceil(weightGrams / 1000);

const isInBand = (rate: ShippingRate, weightGrams: number): boolean =>
  (weightGrams > rate.overGrams || rate.overGrams === 0) && (rate.upToGrams === null || weightGrams <= rate.upToGrams);

const carriedOptions = (
  rates: readonly ShippingRate[],
  weightGrams: number,
  language: Language,
): readonly ShippingOption[] =>
  rates
    .filter((rate) => isInBand(rate, weightGrams))
    .map((rate): ShippingOption => ({
      carrierCode: rate.carrierCode,
      methodCode: METHOD_CODES[rate.carrierCode],
      carrierTitle: shippingTitles[rate.carrierCode](language).carrier,
      methodTitle: shippingTitles[rate.carrierCode](language).method,
      amount: shippingAmount(rate, weightGrams),
      pickupPlace: null,
      problem: null,
      delivery: null,
    }))
    .sort((one, other) => one.amount - other.amount);

/** Freight, with samples in a separate parcel because they never ship on a pallet. The amount includes both. */
const withSamplesApart = (option: ShippingOption, parcel: ShippingOption, language: Language): ShippingOption => ({
  ...option,
  methodTitle: option.methodTitle + shippingTitles.samplesApart(language),
  amount: option.amount + parcel.amount,
});

/**
 * Splits the cargo. Samples alone get their own parcel; with other items in a parcel they share it; with freight they
 * get a separate parcel. Without a parcel carrier they count as the other items do.
 */
const carriedCargo = (
  rates: readonly ShippingRate[],
  { weightGrams, samples }: Cargo,
  language: Language,
): readonly ShippingOption[] => {
  const ordinary = rates.filter(({ carrierCode }) => carrierCode !== 'samples');
  const [parcel] = samples
    ? carriedOptions(
        rates.filter(({ carrierCode }) => carrierCode === 'samples'),
        samples.weightGrams,
        language,
      )
    : [];
  if (!samples || !parcel) return carriedOptions(ordinary, weightGrams, language);
  if (samples.isAll) return [parcel];
  const ofCarrier = (code: ShippingRate['carrierCode'], grams: number): readonly ShippingOption[] =>
    carriedOptions(
      ordinary.filter(({ carrierCode }) => carrierCode === code),
      grams,
      language,
    );
  return [
    ...ofCarrier('flatrate', weightGrams),
    ...ofCarrier('freight', weightGrams - samples.weightGrams).map((option) =>
      withSamplesApart(option, parcel, language),
    ),
  ].sort((one, other) => one.amount - other.amount);
};

const pickupOption = (place: PickupPlace, language: Language): ShippingOption => ({
  carrierCode: 'instore',
  methodCode: place.code,
  carrierTitle: shippingTitles.instore(language).carrier,
  methodTitle: place.name,
  amount: 0,
  pickupPlace: place,
  problem: null,
  delivery: null,
});

/**
 * Shipping options of a basket: cheapest carrier first, then pickup in the address's country, its own region before
 * others.
 */
export const shippingOptions = (
  rates: readonly ShippingRate[],
  places: readonly PickupPlace[],
  request: Omit<ShippingRequest, 'currency' | 'now'>,
): readonly ShippingOption[] => {
  const { cargo, destination, language } = request;
  const carried = carriedCargo(rates, cargo, language);
  // The showroom has samples for pickup.
  if (cargo.samples?.isAll && carried.some(({ carrierCode }) => carrierCode === 'samples')) return carried;
  const isNear = (place: PickupPlace): boolean => place.regionCode === destination.regionCode;
  const picked = places
    .filter((place) => place.countryId === destination.countryId)
    .sort((one, other) => Number(isNear(other)) - Number(isNear(one)))
    .map((place) => pickupOption(place, language));
  return cargo.slabYards.length > 0 ? slabOptions(carried, picked, places, request) : [...carried, ...picked];
};

/** Options of a cargo at the sum of the prices of its two shipments; unchanged for one shipment. */
export const withPartPrices = (
  options: readonly ShippingOption[],
  parts: readonly (readonly ShippingOption[])[],
): readonly ShippingOption[] =>
  parts.length === 0
    ? options
    : options.map((option) => {
        const [first = 0, second = 0] = parts.map((part) => findShippingOption(part, option)?.amount ?? option.amount);
        return { ...option, amount: first + second, laterAmount: second };
      });

/** Without pickups, unless nothing can be delivered. */
export const deliveriesIfAny = (options: readonly ShippingOption[]): readonly ShippingOption[] => {
  const deliveries = options.filter(({ pickupPlace }) => pickupPlace === null);
  return deliveries.some(({ problem }) => problem === null) ? deliveries : options;
};

/** Ignores options with a problem. */
export const findShippingOption = (
  options: readonly ShippingOption[],
  code: ShippingMethodCode,
): ShippingOption | undefined =>
  options.find(
    (option) =>
      option.carrierCode === code.carrierCode && option.methodCode === code.methodCode && option.problem === null,
  );

/** Why a shown option cannot be chosen. */
export const shippingProblem = (options: readonly ShippingOption[], code: ShippingMethodCode): string | null =>
  options.find((option) => option.carrierCode === code.carrierCode && option.methodCode === code.methodCode)?.problem ??
  null;

/** Showrooms in a language; in English if the shop no longer has it. */
export const placesIn = (places: PickupPlaces, language: Language): readonly PickupPlace[] =>
  places[language] ?? places[SOURCE_LANGUAGE] ?? [];
