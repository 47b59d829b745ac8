import type { AreaUnit } from '#contract/area-price.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { Wish } from '../types.ts';
import { wishOf } from '../wish-of.ts';
import { GetProjectsDocument, type ProjectItemFragment } from './get-projects.graphql.ts';
import { GetSharedListDocument } from './get-shared-list.graphql.ts';

export type ProjectArea = { value: number; unit: AreaUnit; wastePercent: number };
export type ProjectItem = Wish & {
  note: string;
  roomId: string | null;
  area: ProjectArea | null;
  /** Square feet per selling unit, for products with a coverage. */
  coverage: number | null;
  /** Major units; null when the price is hidden, or choices are still to be made. */
  unitPrice: number | null;
  planned: number | null;
  isSampleOrdered: boolean;
};
export type Room = { id: string; name: string };
/** A list as shown to everyone with access. */
export type Plan = {
  name: string;
  rooms: readonly Room[];
  /** Major units in the currency of the page. */
  budget: number | null;
  planned: number;
  notCounted: number;
  items: readonly ProjectItem[];
};
export type Project = Plan & {
  id: string;
  /** Secret part of its link, where it is shared. */
  sharingCode: string | null;
};

const itemOf = (item: ProjectItemFragment): ProjectItem[] =>
  wishOf(item).map((wish) => ({
    ...wish,
    note: item.description ?? '',
    roomId: item.room_id,
    area: item.area && {
      value: item.area.value,
      unit: item.area.unit === 'M2' ? 'm2' : 'sqft',
      wastePercent: item.area.waste_percent,
    },
    coverage: item.coverage,
    unitPrice: item.unit_price?.value ?? null,
    planned: item.planned?.value ?? null,
    isSampleOrdered: item.is_sample_ordered,
  }));

type Given = {
  name: string | null;
  rooms: readonly Room[];
  budget: { value: number | null } | null;
  planned: { value: number | null };
  not_counted: number;
};
const planOf = (
  { name, rooms, budget, planned, not_counted: notCounted }: Given,
  items: readonly (ProjectItemFragment | null)[] | undefined,
): Plan => ({
  name: name ?? '',
  rooms,
  budget: budget?.value ?? null,
  planned: planned.value ?? 0,
  notCounted,
  items: (items ?? []).flatMap((item) => (item ? itemOf(item) : [])),
});

/** The customer's lists: the wish list first, then projects. */
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
          list?.id ? [{ ...planOf(list, list.items_v2?.items), id: list.id, sharingCode: list.sharing_code }] : [],
        ),
    },
  );

/** The list of a shared link; null for an unknown link. */
export const sharedListQuery = (platform: Platform, code: string) =>
  queryOptionsFor(
    platform,
    GetSharedListDocument,
    { code },
    {
      noCache: true,
      staleTime: 0,
      select: ({ sharedWishlist }): Plan | null => sharedWishlist && planOf(sharedWishlist, sharedWishlist.items),
    },
  );
