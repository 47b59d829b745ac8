import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { searchHelpQuery } from '#storefront/platform/search-help/search-help.ts';
import type { SearchHelp } from '#storefront/platform/search-help/search-help.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { autocompleteResultOf, type AutocompleteResult } from './autocomplete-result.ts';
import { GetAutocompleteResultsDocument } from './get-autocomplete-results.graphql.ts';

export const DEBOUNCE_MS = 500;
export const FEWEST_CHARACTERS = 3;

export type MessageState = 'PROMPT' | 'LOADING' | 'ERROR' | 'EMPTY_RESULT' | 'RESULT_SUMMARY' | 'INVALID_CHARACTER_LENGTH';

export type Autocomplete = {
  state: MessageState;
  /** Trimmed, as it is searched for. */
  text: string;
  /** The answer to exactly this text. */
  result: AutocompleteResult | undefined;
  /** Content pages that the text leads to, and what the shop says of something it does not sell. */
  help: SearchHelp | undefined;
};

/** The text as it was once nobody typed for half a second. */
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
  if (text.length < FEWEST_CHARACTERS) return 'INVALID_CHARACTER_LENGTH';
  if (isFailed) return 'ERROR';
  if (!result) return 'LOADING';
  return result.products.length > 0 ? 'RESULT_SUMMARY' : 'EMPTY_RESULT';
};

/**
 * Suggestions for what is being typed. Each text is a question of its own: one whose text has been typed over is aborted,
 * and its answer, should it still come, is never shown.
 */
export const useAutocomplete = (typed: string): Autocomplete => {
  const platform = usePlatform();
  const text = typed.replace(/\s+/g, ' ').trim();
  const settled = useSettled(text);
  const isAsked = settled === text && text.length >= FEWEST_CHARACTERS;
  const { data, isError } = useQuery({
    ...queryOptionsFor(platform, GetAutocompleteResultsDocument, { inputText: text }, { select: (answer) => autocompleteResultOf(answer, text) }),
    enabled: isAsked,
  });
  const { data: help } = useQuery({ ...searchHelpQuery(platform, text), enabled: isAsked });
  const result = text.length >= FEWEST_CHARACTERS ? data : undefined;
  return { text, result, help: result && help, state: stateOf(text, result, isAsked && isError) };
};
