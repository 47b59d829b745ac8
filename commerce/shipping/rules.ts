import type { Language } from '#commerce/stores/types.ts';
import { slabOptions } from './slab-rules.ts';
import { shippingTitles } from './titles.ts';
import type { PickupPlace, ShippingMethodCode, ShippingOption, ShippingRate, ShippingRequest } from './types.ts';

const METHOD_CODES = { flatrate: 'flatrate', freight: 'ltl' } as const;

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
      carrierTitle: shippingTitles[rate.carrierCode][language].carrier,
      methodTitle: shippingTitles[rate.carrierCode][language].method,
      amount: shippingAmount(rate, weightGrams),
      pickupPlace: null,
      problem: null,
    }))
    .sort((one, other) => one.amount - other.amount);

const pickupOption = (place: PickupPlace, language: Language): ShippingOption => ({
  carrierCode: 'instore',
  methodCode: place.code,
  carrierTitle: shippingTitles.instore[language].carrier,
  methodTitle: place.name,
  amount: 0,
  pickupPlace: place,
  problem: null,
});

/**
 * Shipping options of a basket: cheapest carrier first, then pickup in the address's country, its own region before
 * others.
 */
export const shippingOptions = (
  rates: readonly ShippingRate[],
  places: readonly PickupPlace[],
  request: Omit<ShippingRequest, 'currency'>,
): readonly ShippingOption[] => {
  const { cargo, destination, language } = request;
  const carried = carriedOptions(rates, cargo.weightGrams, language);
  const isNear = (place: PickupPlace): boolean => place.regionCode === destination.regionCode;
  const picked = places
    .filter((place) => place.countryId === destination.countryId)
    .sort((one, other) => Number(isNear(other)) - Number(isNear(one)))
    .map((place) => pickupOption(place, language));
  return cargo.slabYards.length > 0 ? slabOptions(carried, picked, places, request) : [...carried, ...picked];
};

/** Among the options that can be chosen. */
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
