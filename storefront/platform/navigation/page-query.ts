import { isPageQueryKey } from '#contract/page-render.ts';
import type { SearchValues } from './router-context.ts';

/** The search parameters that decide what a page shows; campaign and personal ones stay in the browser's URL only. */
export const pageQueryOf = (search: SearchValues): SearchValues =>
  Object.fromEntries(Object.entries(search).filter(([key]) => isPageQueryKey(key)));
