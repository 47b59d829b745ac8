import { isPageQueryKey } from '#contract/page-render.ts';
import type { SearchValues } from './router-context.ts';

/** The query parameters that select page content, without campaign and personal ones. */
export const pageQueryOf = (search: SearchValues): SearchValues =>
  Object.fromEntries(Object.entries(search).filter(([key]) => isPageQueryKey(key)));
