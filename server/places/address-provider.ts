import type { AddressDetailsQuestion, AddressQuestion, AddressSuggestion, FoundAddress } from '#contract/places.ts';

/** Knows addresses by their beginnings. Both reject when it cannot tell; another provider is another of these. */
export type AddressProvider = {
  suggest(question: AddressQuestion): Promise<AddressSuggestion[]>;
  /** Undefined: there is no such address. */
  details(question: AddressDetailsQuestion): Promise<FoundAddress | undefined>;
};
