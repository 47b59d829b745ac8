import type { PostalRange } from '#commerce/platform/postal-ranges.ts';
import type { Texts } from '#contract/languages.ts';

/** Code of a tax in taxes.yaml, such as `gst`, `state` or `vat`. */
export type TaxCode = string;

/** An exemption certificate with its last day, YYYY-MM-DD. */
export type TaxExemption = { number: string; until: string };

/** One tax in force at a place on a day, which the merchant is registered to collect. */
export type TaxRate = {
  code: TaxCode;
  regionCode: string;
  /** Parts per million: 99750 is 9.975 %. */
  ratePpm: number;
  /** The rate that an exempt customer is not charged. */
  exemptPpm?: number | undefined;
  isShippingTaxable: boolean;
  /** Tax names by language. If absent or empty, the names come from the shop's messages. */
  labels?: Texts;
  /** Set when the customer is exempt; the rate is 0 then. */
  exemption?: TaxExemption | undefined;
};

/** The delivery address, or the showroom of a pickup. */
export type PlaceOfSupply = { countryId: string; regionCode: string; postcode?: string };

/** One tax of an order; all amounts in minor units, `lineAmounts` in the order of the lines. */
export type AppliedTax = TaxRate & {
  /** The whole tax: of the lines and of shipping. */
  amount: number;
  lineAmounts: readonly number[];
  shippingAmount: number;
};

/** Taxes of a basket, and their sums by line and for shipping. */
export type Taxation = {
  taxes: readonly AppliedTax[];
  total: number;
  lineTotals: readonly number[];
  shippingTotal: number;
};

/** Taxation of a cart. */
export type TaxTerms = {
  /** Taxes of the place of supply. */
  rates: readonly TaxRate[];
  /** Taxes included in catalogue and shipping prices. Null if taxes are added to prices. */
  contained: readonly TaxRate[] | null;
};

/** A net and a gross amount. */
export type NetAndGross = { net: number; gross: number };

/** A place that takes certificates, and the taxes they take off. */
export type ExemptPlace = Place & { codes: readonly TaxCode[] };

type Place = { countryId: string; regionCode: string };
/** Days as `YYYY-MM-DD`: the first one, and the last one or null. */
type Period = { from: string; until: string | null };

/** Every rate and registration, as a catalogue folder has them. */
export type TaxInput = {
  /** IANA name of the zone in which a day begins. */
  timeZone: string;
  /** A rate for postal codes has one entry per range. Without postal codes both ends are empty. */
  rates: readonly (Place &
    Period &
    PostalRange & {
      code: TaxCode;
      ratePpm: number;
      /** Position among the taxes of its place, from 1. */
      position: number;
      isShippingTaxable: boolean;
      labels: Texts;
      /** The legal source. */
      source: string;
    })[];
  registrations: readonly (Place & Period & { note: string })[];
  /** Taxes from which certificates exempt the customer. */
  exempt: readonly (Place & { code: TaxCode })[];
};
