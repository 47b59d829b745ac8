import type { CurrencyCode, Language } from '#commerce/stores/types.ts';

export type ShippingDestination = { countryId: string; regionCode: string };

/** A showroom where an order can be picked up, free of charge. */
export type PickupPlace = { code: string; name: string; city: string; countryId: string; regionCode: string };

/** Every showroom, in both languages. */
export type PickupPlaces = Readonly<Record<Language, readonly PickupPlace[]>>;

/** What a carrier asks within a zone for `overGrams < weight ≤ upToGrams`; minor units, per started kilogram. */
export type ShippingRate = {
  carrierCode: 'flatrate' | 'freight';
  overGrams: number;
  /** Null: no upper limit. */
  upToGrams: number | null;
  baseAmount: number;
  perKilogramAmount: number;
};

export type ShippingMethodCode = { carrierCode: string; methodCode: string };

/** A way to ship that can be chosen now; `amount` in minor units without tax. */
export type ShippingOption = ShippingMethodCode & {
  carrierTitle: string;
  methodTitle: string;
  amount: number;
  /** Set for a pickup: its showroom decides the place of supply. */
  pickupPlace: PickupPlace | null;
};

export type ShippingRequest = {
  destination: ShippingDestination;
  weightGrams: number;
  currency: CurrencyCode;
  language: Language;
};
