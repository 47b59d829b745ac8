import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Platform } from '../platform.tsx';

/** What every route's loader and head receive as `context`. */
export type RouterContext = {
  platform: Platform;
  queryClient: QueryClient;
  /** Only during server rendering: parts that are not hydrated, and their queries. */
  server?: ServerParts;
};

export type ServerParts = Readonly<
  Record<'messages' | 'logo' | 'utilityLinks' | 'menu' | 'footer' | 'switchers' | 'account', ReactNode>
> & {
  load: (context: RouterContext) => Promise<unknown>;
  /** For a page that has nothing else to show. */
  loadOnwardLinks: (context: RouterContext) => Promise<void>;
};

/** Search parameters as in the URL: text, or several texts of one name. */
export type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>;
