import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { GetProductSuggestionsFieldDocument } from './get-product-suggestions-field.graphql.ts';

/** Debounce delay, and the maximum number of products. */
export const DEBOUNCE_MS = 500;
export const MAX_SUGGESTIONS = 5;

export type Suggestion = { id: string; name: string };

const suggestionsQuery = (platform: Platform, searchText: string) =>
  queryOptionsFor(
    platform,
    GetProductSuggestionsFieldDocument,
    { searchText, pageSize: MAX_SUGGESTIONS, currentPage: 1 },
    {
      select: ({ products }): Suggestion[] =>
        (products?.items ?? [])
          .flatMap((item) => (item?.name ? [{ id: item.sku ?? item.name, name: item.name }] : []))
          .slice(0, MAX_SUGGESTIONS),
    },
  );

/** Matching products, debounced; undefined until the response arrives. */
export const useSuggestions = (text: string, isWanted: boolean): readonly Suggestion[] | undefined => {
  const platform = usePlatform();
  const wanted = isWanted ? text.trim() : '';
  const [requested, setIsRequested] = useState('');

  useEffect(() => {
    if (!wanted) return setIsRequested('');
    const timer = setTimeout(() => setIsRequested(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data } = useQuery({ ...suggestionsQuery(platform, requested), enabled: requested !== '' });
  return requested !== '' && requested === wanted ? data : undefined;
};
