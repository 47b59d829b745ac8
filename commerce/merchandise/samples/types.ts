/** What samples.yaml says: so many free pieces within so many days for a customer or an address. */
export type SampleRule = { freePieces: number; freeDays: number };

/** Who orders samples, and where to, as far as it is known. */
export type SampleTaker = {
  customerId: number | null;
  email: string | null;
  address: { street: readonly string[]; postcode: string; countryId: string } | null;
};

/** How a taker is compared; null where it is not known. */
export type TakerKeys = { customerId: number | null; emailHash: Uint8Array | null; placeHash: Uint8Array | null };
