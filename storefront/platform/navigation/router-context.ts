import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Platform } from '../platform.tsx';

/** The `context` of every route's loader and head. */
export type RouterContext = {
  platform: Platform;
  queryClient: QueryClient;
  /** Only during server rendering: contents of static islands, and their queries. */
  server?: ServerParts;
};

export type ServerParts = Readonly<Record<'messages' | 'logo' | 'utilityLinks' | 'menu' | 'footer', ReactNode>> & {
  load: (context: RouterContext) => Promise<unknown>;
  /** Loads links for pages without own content. */
  loadOnwardLinks: (context: RouterContext) => Promise<void>;
};

/** Search parameters of the URL; a list if a name occurs several times. */
export type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>;
