/** The rule of samples.yaml: number of free pieces per period for a customer or an address. */
export type SampleRule = { freePieces: number; freeDays: number };

/** The person who orders samples, and the delivery address, as far as known. */
export type SampleTaker = {
  customerId: number | null;
  email: string | null;
  address: { street: readonly string[]; postcode: string; countryId: string } | null;
};

/** Keys that compare people; null if unknown. */
export type TakerKeys = { customerId: number | null; emailHash: Uint8Array | null; placeHash: Uint8Array | null };
