import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Entry = readonly [key: QueryKey, data: unknown];

/** JSON that is safe inside `<script type="application/json">`. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Dehydrates the query cache. */
export const dehydrateQueries = (queryClient: QueryClient): string => {
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state, meta }): Entry[] =>
      state.status === 'success' && !meta?.['isStatic'] ? [[queryKey, state.data]] : [],
    );
  return jsonText(entries);
};

/** Hydrates the browser's query cache, so that the first page sends no queries. */
export const hydrateQueries = (queryClient: QueryClient, text: string): void => {
  for (const [key, data] of JSON.parse(text) as Entry[]) queryClient.setQueryData(key, data);
};
