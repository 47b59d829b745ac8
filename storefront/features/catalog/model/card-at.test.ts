import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cardAt } from './card-at.ts';

test('finds a product by its path only in lists that are displayed', () => {
  const queryClient = new QueryClient();
  expect(cardAt(queryClient, '/oak.html')).toBeUndefined();
  queryClient.setQueryData(['config'], { cards: 'none' });
  queryClient.setQueryData(['empty'], null);
  queryClient.setQueryData(['first'], { cards: [{ path: '/ash.html', name: 'Ash' }] });
  queryClient.setQueryData(['second'], { cards: [{ path: '/oak.html', name: 'Oak' }] });
  expect(cardAt(queryClient, '/oak.html')).toBeUndefined();
  for (const name of ['config', 'empty', 'first', 'second'])
    new QueryObserver(queryClient, { queryKey: [name], staleTime: Infinity, queryFn: () => null }).subscribe(() => {});
  expect([cardAt(queryClient, '/oak.html')?.name, cardAt(queryClient, '/elm.html')]).toEqual(['Oak', undefined]);
});
