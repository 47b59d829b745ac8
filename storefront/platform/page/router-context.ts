import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Platform } from '../platform.tsx';

/** What every route's loader and head receive as `context`. */
export type RouterContext = {
  platform: Platform;
  queryClient: QueryClient;
  /** Only while the server renders: parts of the page that stay as they are drawn there, and what they ask for. */
  server?: ServerParts;
};

export type ServerParts = Readonly<Record<'messages' | 'logo' | 'utilityLinks' | 'menu' | 'footer' | 'switchers' | 'account', ReactNode>> & {
  load: (context: RouterContext) => Promise<unknown>;
};

/** Search parameters as they stand in the address: text, or several texts of one name. */
export type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>;
