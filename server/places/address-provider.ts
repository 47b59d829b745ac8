import type { AddressDetailsQuestion, AddressQuestion, AddressSuggestion, FoundAddress } from '#contract/places.ts';

/** Provider of address suggestions. Both methods reject when the provider fails. */
export type AddressProvider = {
  suggest(question: AddressQuestion): Promise<AddressSuggestion[]>;
  /** Resolves with undefined for an unknown id. */
  details(question: AddressDetailsQuestion): Promise<FoundAddress | undefined>;
};
