import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { ListTarget } from '../data/list-queries.ts';
import { chunkQuery } from '../data/list-queries.ts';
import type { ListSearch } from '../filters/list-search.ts';
import type { Chunk } from '../filters/paging.ts';
import { ProductCells } from './product-grid.tsx';

/** The products of one request, already loaded by the route's loader. */
export const ListCells = ({
  target,
  list,
  chunk,
  isLead,
  isBelow,
}: {
  target: ListTarget;
  list: ListSearch;
  chunk: Chunk;
  isLead: boolean;
  isBelow: boolean;
}) => {
  const { data } = useSuspenseQuery(chunkQuery(usePlatform(), target, list, chunk));
  return <ProductCells cards={data.cards} isLead={isLead} isBelow={isBelow} />;
};
