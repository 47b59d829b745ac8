import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refetchGuestPrices } from './price-queries.ts';

test('a part of the page that is not yet hydrated keeps its rendered data, and requests its prices afterwards', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const queryKey = ['CA_EN', 'CAD', 'getNamedProducts'];
  const rendered = [{ name: 'Slab' }];
  queryClient.setQueryData(queryKey, rendered);
  await refetchGuestPrices(queryClient, false);
  expect(queryClient.getQueryData(queryKey)).toBe(rendered);
  const queryFn = vi.fn(async () => [{ name: 'Slab', price: 1 }]);
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([{ name: 'Slab', price: 1 }]));
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});
