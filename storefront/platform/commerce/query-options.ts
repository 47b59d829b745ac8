import { queryOptions } from '@tanstack/react-query';
import { operationName, type TypedDocument } from '#contract/typed-document.ts';
import type { Platform } from '../platform.tsx';

/** Milliseconds for which an answer is used without asking again. */
export const FRESH_FOR = 60_000;

export type CommerceQueryOptions<Result, Selected> = {
  /** Neither the browser's cache nor one on the way may answer. */
  noCache?: boolean;
  /** Takes what came although parts of it failed. */
  isPartial?: boolean;
  /** What is kept of the answer; done before it is cached, so that pages carry no more than they show. */
  select?: (answer: Result) => Selected;
};

/** A cached query, kept apart by store view and currency. */
export const queryOptionsFor = <Result, Variables, Selected = Result>(
  { commerce, storeView, currency }: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { noCache = false, isPartial = false, select }: CommerceQueryOptions<Result, Selected> = {},
) =>
  queryOptions({
    queryKey: [storeView.code, currency, operationName(document), variables] as const,
    queryFn: async ({ signal }): Promise<Selected> => {
      const answer = await commerce.query(document, variables, { signal, noCache, isPartial });
      return select ? select(answer) : (answer as unknown as Selected);
    },
  });
