import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from './query-options.ts';

/** One per page on the server, one per visit in the browser. Retries are the task of the commerce client. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        gcTime: typeof window === 'undefined' ? Infinity : 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });
