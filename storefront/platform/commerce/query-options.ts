import { queryOptions } from '@tanstack/react-query';
import { OPEN_PAGE_LIFETIME } from '#contract/lifetimes.ts';
import { operationName, type TypedDocument } from '#contract/typed-document.ts';
import type { Platform } from '../platform.tsx';
import type { QueryOptions } from './client.ts';

/** How long a response is fresh, in milliseconds. */
export const FRESH_MS = OPEN_PAGE_LIFETIME * 1000;

type Options<Result, Data> = Pick<QueryOptions, 'noCache' | 'isPartial'> & {
  /**
   * Reduces the response to the cached data. Runs once per fetch, for the first page on the server, and its result is
   * dehydrated into the page: return small, plain data. It may import code needed only for this response.
   */
  select?: (result: Result) => Data | Promise<Data>;
  /** Replaces a failed response; undefined rethrows the error. */
  recover?: (error: unknown) => Data | undefined | Promise<Data | undefined>;
  staleTime?: number;
  /** For parts without hydration: the response is not dehydrated into the page. */
  isStatic?: boolean;
};

/**
 * Query options of a generated document, keyed by store view, currency, operation and variables. Use them in a loader
 * (`context.queryClient.ensureQueryData(…)`) and in the component (`useSuspenseQuery(…)`).
 */
export const queryOptionsFor = <Result, Variables, Data = Result>(
  { commerce, storeView, currency }: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { select, staleTime = FRESH_MS, isStatic = false, recover, ...options }: Options<Result, Data> = {},
) =>
  queryOptions({
    queryKey: [storeView.code, currency, operationName(document), variables] as const,
    queryFn: async ({ signal }): Promise<Data> => {
      try {
        const result = await commerce.query(document, variables, { ...options, signal });
        return select ? await select(result) : (result as unknown as Data);
      } catch (error) {
        const instead = await recover?.(error);
        if (instead === undefined) throw error;
        return instead;
      }
    },
    staleTime,
    meta: { isStatic, document },
  });
