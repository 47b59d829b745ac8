import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { watchSearches } from './watch-searches.ts';

const variables = (currentPage: number, filter = {}) => ({ search: 'marble', pageSize: 6, currentPage, filter });
const card = (sku: string) => ({ sku, name: sku, path: `/${sku}.html` });

test('the displayed results come from all requests of the list; another filter starts over', () => {
  const client = new QueryClient();
  const searches = watchSearches(client);
  searches.showPage('marble');
  const show = (requested: object, sku: string): void => {
    const queryKey = ['default', 'CAD', 'getProductList', requested];
    client.setQueryData(queryKey, { cards: [card(sku)] });
    new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
  };
  const skus = () => searches.shown('search-results')?.products.map(({ sku }) => sku);
  show(variables(1), 'first');
  show(variables(2), 'second');
  expect(skus()).toEqual(['first', 'second']);
  show(variables(1, { color: { in: ['1'] } }), 'green');
  expect(skus()).toEqual(['green']);
  searches.stop();
});
