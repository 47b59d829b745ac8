import type { Language } from '#commerce/stores/types.ts';
import { shippingTitles } from './titles.ts';
import type { PickupPlace, ShippingMethodCode, ShippingOption, ShippingRate } from './types.ts';

/** Heavier baskets than this (150 lb) go by freight only. */
export const PARCEL_LIMIT_GRAMS = 68_000;

const METHOD_CODES = { flatrate: 'flatrate', freight: 'ltl' } as const;

/** Every started kilogram counts. */
export const shippingAmount = (rate: ShippingRate, weightGrams: number): number =>
  rate.baseAmount + rate.perKilogramAmount * Math.ceil(weightGrams / 1000);

const isInBand = (rate: ShippingRate, weightGrams: number): boolean =>
  (weightGrams > rate.overGrams || (rate.overGrams === 0 && weightGrams === 0)) && (rate.upToGrams === null || weightGrams <= rate.upToGrams);

/** What can be chosen for a basket, cheapest carrier first and pickup last. */
export const shippingOptions = (
  rates: readonly ShippingRate[],
  places: readonly PickupPlace[],
  weightGrams: number,
  language: Language,
): readonly ShippingOption[] => {
  const carried = rates
    .filter((rate) => isInBand(rate, weightGrams))
    .map(
      (rate): ShippingOption => ({
        carrierCode: rate.carrierCode,
        methodCode: METHOD_CODES[rate.carrierCode],
        carrierTitle: shippingTitles[rate.carrierCode][language].carrier,
        methodTitle: shippingTitles[rate.carrierCode][language].method,
        amount: shippingAmount(rate, weightGrams),
        pickupPlace: null,
      }),
    )
    .sort((one, other) => one.amount - other.amount);
  const picked = places.map(
    (place): ShippingOption => ({
      carrierCode: 'instore',
      methodCode: place.code,
      carrierTitle: shippingTitles.instore[language].carrier,
      methodTitle: place.name,
      amount: 0,
      pickupPlace: place,
    }),
  );
  return [...carried, ...picked];
};

export const findShippingOption = (options: readonly ShippingOption[], code: ShippingMethodCode): ShippingOption | undefined =>
  options.find((option) => option.carrierCode === code.carrierCode && option.methodCode === code.methodCode);
