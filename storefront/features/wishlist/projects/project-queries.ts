import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Wish } from '../types.ts';
import { wishOf } from '../wish-of.ts';
import { GetProjectsDocument, type ProjectItemFragment } from './get-projects.graphql.ts';
import { GetSharedListDocument } from './get-shared-list.graphql.ts';

export type ProjectItem = Wish & { note: string };
export type Project = {
  id: string;
  name: string;
  /** Secret part of its link, where it is shared. */
  sharingCode: string | null;
  items: readonly ProjectItem[];
};

const itemsOf = (items: readonly (ProjectItemFragment | null)[] | undefined): ProjectItem[] =>
  (items ?? []).flatMap((item) =>
    item ? wishOf(item).map((wish) => ({ ...wish, note: item.description ?? '' })) : [],
  );

/** The customer's lists: the wish list first, then those of their projects. */
export const projectsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetProjectsDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: ({ customer }): readonly Project[] =>
        (customer?.wishlists ?? []).flatMap((list) =>
          list?.id
            ? [
                {
                  id: list.id,
                  name: list.name ?? '',
                  sharingCode: list.sharing_code,
                  items: itemsOf(list.items_v2?.items),
                },
              ]
            : [],
        ),
    },
  );

/** The list that a link leads to; null when there is none. */
export const sharedListQuery = (platform: Platform, code: string) =>
  queryOptionsFor(
    platform,
    GetSharedListDocument,
    { code },
    {
      noCache: true,
      staleTime: 0,
      select: ({ sharedWishlist }): { name: string; items: readonly ProjectItem[] } | null =>
        sharedWishlist && { name: sharedWishlist.name, items: itemsOf(sharedWishlist.items) },
    },
  );
