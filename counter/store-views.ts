import { useQuery } from '@tanstack/react-query';
import { rest } from './rest.ts';

export type StoreView = { id: number; code: string; name: string };

/** Store views, except the administration's. */
export const useStoreViews = (): readonly StoreView[] => {
  const { data = [] } = useQuery({
    queryKey: ['store views'],
    queryFn: () => rest<StoreView[]>('GET', '/V1/store/storeViews'),
  });
  return data.filter(({ id }) => id > 0);
};
