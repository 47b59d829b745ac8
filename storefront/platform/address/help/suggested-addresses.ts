import {
  ADDRESS_DETAILS_PATH,
  ADDRESS_SUGGESTIONS_PATH,
  type AddressDetailsQuestion,
  type AddressQuestion,
  type AddressSuggestion,
  type FoundAddress,
} from '#contract/places.ts';

const request = async <T>(path: string, question: object, signal?: AbortSignal): Promise<T> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`No addresses: ${response.status}`);
  return (await response.json()) as T;
};

/** Addresses that match the typed beginning. */
export const suggestAddresses = async (question: AddressQuestion, signal: AbortSignal): Promise<AddressSuggestion[]> =>
  (await request<{ suggestions: AddressSuggestion[] }>(ADDRESS_SUGGESTIONS_PATH, question, signal)).suggestions;

export const readAddress = (question: AddressDetailsQuestion): Promise<FoundAddress> =>
  request<FoundAddress>(ADDRESS_DETAILS_PATH, question);
