import {
  ADDRESS_DETAILS_PATH,
  ADDRESS_SUGGESTIONS_PATH,
  type AddressDetailsQuestion,
  type AddressQuestion,
  type AddressSuggestion,
  type FoundAddress,
} from '#contract/places.ts';

const ask = async <T>(path: string, question: object, signal?: AbortSignal): Promise<T> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`No addresses: ${answer.status}`);
  return (await answer.json()) as T;
};

/** Addresses that match the typed beginning. */
export const suggestAddresses = async (question: AddressQuestion, signal: AbortSignal): Promise<AddressSuggestion[]> =>
  (await ask<{ suggestions: AddressSuggestion[] }>(ADDRESS_SUGGESTIONS_PATH, question, signal)).suggestions;

export const readAddress = (question: AddressDetailsQuestion): Promise<FoundAddress> =>
  ask<FoundAddress>(ADDRESS_DETAILS_PATH, question);
