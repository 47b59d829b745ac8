export type TaxCode = 'gst' | 'hst' | 'pst' | 'qst' | 'rst' | 'state';

/** One tax in force at a place on a day, which the merchant is registered to collect. */
export type TaxRate = {
  code: TaxCode;
  regionCode: string;
  /** Parts per million: 99750 is 9.975 %. */
  ratePpm: number;
  isShippingTaxable: boolean;
};

/** Where the goods are handed over: the delivery address, or the showroom of a pickup. */
export type PlaceOfSupply = { countryId: string; regionCode: string };

/** One tax of an order; all amounts in minor units, `lineAmounts` in the order of the lines. */
export type AppliedTax = TaxRate & {
  amount: number;
  lineAmounts: readonly number[];
  shippingAmount: number;
};

/** What a basket owes: every tax, and their sums by line and for shipping. */
export type Taxation = {
  taxes: readonly AppliedTax[];
  total: number;
  lineTotals: readonly number[];
  shippingTotal: number;
};

