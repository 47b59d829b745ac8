import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { searchHelpQuery } from '#storefront/platform/search-help/search-help.ts';
import type { SearchHelp } from '#storefront/platform/search-help/search-help.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { autocompleteResultOf, type AutocompleteResult } from './autocomplete-result.ts';
import { GetAutocompleteResultsDocument } from './get-autocomplete-results.graphql.ts';

export const DEBOUNCE_MS = 500;
export const MIN_CHARACTERS = 3;

export type MessageState =
  | 'PROMPT'
  | 'LOADING'
  | 'ERROR'
  | 'EMPTY_RESULT'
  | 'RESULT_SUMMARY'
  | 'INVALID_CHARACTER_LENGTH';

export type Autocomplete = {
  state: MessageState;
  /** Trimmed, as searched. */
  text: string;
  /** Response to the current text. */
  result: AutocompleteResult | undefined;
  /** Matching content pages, and a note about something not sold. */
  help: SearchHelp | undefined;
};

/** The text, debounced by half a second. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const stateOf = (text: string, result: AutocompleteResult | undefined, isFailed: boolean): MessageState => {
  if (text === '') return 'PROMPT';
  if (text.length < MIN_CHARACTERS) return 'INVALID_CHARACTER_LENGTH';
  if (isFailed) return 'ERROR';
  if (!result) return 'LOADING';
  return result.products.length > 0 ? 'RESULT_SUMMARY' : 'EMPTY_RESULT';
};

/**
 * Suggestions for the typed text. Each text is a separate query. Outdated queries are aborted and their responses never
 * shown.
 */
export const useAutocomplete = (typed: string): Autocomplete => {
  const platform = usePlatform();
  const text = typed.replace(/\s+/g, ' ').trim();
  const settled = useSettled(text);
  const isRequested = settled === text && text.length >= MIN_CHARACTERS;
  const { data, isError } = useQuery({
    ...queryOptionsFor(
      platform,
      GetAutocompleteResultsDocument,
      { inputText: text },
      { select: (response) => autocompleteResultOf(response, text) },
    ),
    enabled: isRequested,
  });
  const { data: help } = useQuery({ ...searchHelpQuery(platform, text), enabled: isRequested });
  const result = text.length >= MIN_CHARACTERS ? data : undefined;
  return { text, result, help: result && help, state: stateOf(text, result, isRequested && isError) };
};
