import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetSearchHelpDocument } from './get-search-help.graphql.ts';

/** Search results other than products. */
export type SearchHelp = {
  pages: { title: string; path: string }[];
  notSold?: string;
  /** Products are found by words put right, or by some of them. */
  foundBy?: FoundBy;
};

export type FoundBy = 'CORRECTED' | 'SOME_WORDS';

const NONE: SearchHelp = { pages: [] };

/** Content pages for a text, and a note about what is not sold; empty from a back end without such help. */
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
