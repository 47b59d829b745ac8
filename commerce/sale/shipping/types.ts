import type { PostalRange } from '#commerce/platform/postal-ranges.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';

export type ShippingDestination = {
  countryId: string;
  regionCode: string;
  /** Absent or empty if unknown. */
  postcode?: string;
  /** Null or empty: a private address. Undefined: unknown, as in an estimate. */
  company?: string | null;
};

/** A showroom where an order can be picked up, free of charge. */
export type PickupPlace = {
  code: string;
  name: string;
  city: string;
  countryId: string;
  regionCode: string;
  postcode?: string;
  /** Business days from the warehouse; null or absent if unknown. */
  transferDays?: number | null;
  /** True if it is open on a date; always if absent. */
  isOpenOn?: (date: string) => boolean;
};

/** Every showroom, in each language of the shop. */
export type PickupPlaces = Readonly<Record<Language, readonly PickupPlace[]>>;

/** Items to ship. */
export type Cargo = {
  weightGrams: number;
  /**
   * Codes of the showrooms in whose yards its slabs are, without duplicates; null for an unknown yard. Empty without
   * slabs.
   */
  slabYards: readonly (string | null)[];
  /** True if there are other items besides slabs. */
  hasOthers: boolean;
  /** Samples among it, which travel in a parcel of their own; their weight is part of the whole. */
  samples?: { weightGrams: number; /** True if there is nothing else. */ isAll: boolean } | null;
};

/** Price of a carrier within a zone for `overGrams < weight ≤ upToGrams`; minor units per started kilogram. */
export type ShippingRate = {
  carrierCode: 'flatrate' | 'freight' | 'samples';
  overGrams: number;
  /** Null: no upper limit. */
  upToGrams: number | null;
  baseAmount: number;
  perKilogramAmount: number;
};

/** Delivery questions for freight. */
export const SITE_ACCESS = ['stairs', 'liftgate', 'residential', 'appointment', 'call_ahead'] as const;
export type SiteAccess = (typeof SITE_ACCESS)[number];

/** Surcharge on freight in minor units, as in the rates; 0 if included. */
export type AccessPrice = { code: SiteAccess; amount: number };

/** Every zone and price, as a catalogue folder has them; region '' is the rest of its country. */
export type ShippingInput = {
  /** A zone with postal codes has one entry per range. Without postal codes both ends are empty. */
  zones: readonly ({ countryId: string; regionCode: string; zone: string } & PostalRange)[];
  rates: readonly (ShippingRate & { zone: string; currency: CurrencyCode })[];
  /** In the order of the questions. */
  access: readonly (AccessPrice & { currency: CurrencyCode })[];
  times: DeliveryTimes | null;
};

/** Days to dispatch and transit days, in business days; zones and carriers without data are absent. */
export type DeliveryTimes = {
  /** Time zone in which days are counted. */
  timeZone: string;
  /** Besides weekends: MM-DD of every year, or YYYY-MM-DD. */
  closedOn: readonly string[];
  /** By carrier, including `instore`: business days from the order until items ship or are ready. */
  leaves: Readonly<Record<string, number>>;
  /** By carrier and zone: the fewest and the most business days on the way. */
  travels: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
};

/** First and last possible day (YYYY-MM-DD). Both are the same for a pickup. */
export type DeliveryWindow = { from: string; to: string };

export type ShippingMethodCode = { carrierCode: string; methodCode: string };

/** A way to ship; `amount` in minor units without tax. */
export type ShippingOption = ShippingMethodCode & {
  carrierTitle: string;
  methodTitle: string;
  amount: number;
  /** Set for a pickup: its showroom decides the place of supply. */
  pickupPlace: PickupPlace | null;
  /** Why it cannot be chosen for this cargo, for the shopper; null when it can. */
  problem: string | null;
  /** Arrival or pickup days for an order placed now, of the first of two shipments; null if unknown. */
  delivery: DeliveryWindow | null;
  /** Days of the second shipment. */
  laterDelivery?: DeliveryWindow | null;
  /** Part of the amount charged for the second of two shipments; 0 if both have one price. Absent for one shipment. */
  laterAmount?: number;
};

export type ShippingRequest = {
  destination: ShippingDestination;
  cargo: Cargo;
  currency: CurrencyCode;
  language: Language;
  /** Items not in stock yet: the day the last of them is expected, and the cargo of two shipments; null for one. */
  later?: { on: string; parts: readonly [Cargo, Cargo] | null };
  /** Answers to the delivery questions. */
  access?: readonly string[];
  /** Converts an amount of the rates to the price at the destination. */
  priceThere?: (amount: number) => number;
  now: Date;
};
