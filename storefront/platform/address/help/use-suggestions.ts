import { useEffect, useState } from 'react';
import { MAX_ADDRESS_LENGTH, MIN_ADDRESS_LENGTH, type AddressSuggestion } from '#contract/places.ts';
import { suggestAddresses } from './suggested-addresses.ts';

/** Delay after the last key press. */
const PAUSE_MS = 250;

type Options = { text: string; country: string; language: string; session: string };

/** Suggestions for the latest text. Older ones stay visible while a request runs; a failed request removes them. */
export const useSuggestions = ({ text, country, language, session }: Options): readonly AddressSuggestion[] => {
  const input = text.trim();
  const isSearchable = input.length >= MIN_ADDRESS_LENGTH && input.length <= MAX_ADDRESS_LENGTH;
  const [found, setFound] = useState<readonly AddressSuggestion[]>([]);
  useEffect(() => {
    if (!isSearchable) return undefined;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      suggestAddresses({ input, country, language, session }, controller.signal)
        .catch(() => [])
        .then((suggestions) => {
          if (!controller.signal.aborted) setFound(suggestions);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [isSearchable, input, country, language, session]);
  return isSearchable ? found : [];
};
