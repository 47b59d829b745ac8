import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../platform.tsx';

/** What every route's loader and head receive as `context`. */
export type RouterContext = { platform: Platform; queryClient: QueryClient };

/** Search parameters as they stand in the address: text, or several texts of one name. */
export type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>;
