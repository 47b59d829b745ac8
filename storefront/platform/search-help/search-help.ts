import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetSearchHelpDocument } from './get-search-help.graphql.ts';

/** Search results other than products. */
export type SearchHelp = {
  pages: { title: string; path: string }[];
  notSold?: string;
  /** Products were found with corrected words, or with some of the words. */
  foundBy?: FoundBy;
};

export type FoundBy = 'CORRECTED' | 'SOME_WORDS';

const NONE: SearchHelp = { pages: [] };

/** Content pages for a text, and a note about products not sold; empty if the back end lacks this feature. */
export const searchHelpQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, text: string) =>
  queryOptionsFor(
    platform,
    GetSearchHelpDocument,
    { search: text },
    {
      select: ({ searchHelp: { pages, not_sold: notSold, match } }): SearchHelp => ({
        pages: pages.map(({ title, relative_url: path }) => ({ title, path: `/${path}` })),
        ...(notSold && { notSold }),
        ...(match && match !== 'ALL_WORDS' && { foundBy: match }),
      }),
      recover: () => NONE,
    },
  );
