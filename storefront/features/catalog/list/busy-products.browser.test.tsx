import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { Outlet } from '#storefront/platform/navigation/outlet.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { BusyProducts } from './busy-products.tsx';

test('marks products as busy while others are loading, without rerendering them', async () => {
  let renders = 0;
  const Products = () => {
    renders++;
    return <p>twelve tiles</p>;
  };
  const products = <Products />;
  const Root = () => (
    <>
      <BusyProducts>{products}</BusyProducts>
      <Outlet />
    </>
  );
  let response = (): void => undefined;
  const routes = [
    { path: '/', load: async () => 'home' },
    { path: '/slow', load: () => new Promise<string>((resolve) => (response = () => resolve('slow'))) },
  ];
  const router = routerOf(Root, { history: createMemoryHistory({ initialEntries: ['/'] }), routes });
  await router.load();
  const { container } = await render(<RouterProvider router={router} />);
  const isBusy = () => container.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  expect([isBusy(), renders]).toEqual(['false', 1]);
  void router.navigate('/slow');
  await expect.poll(isBusy).toBe('true');
  response();
  await expect.poll(isBusy).toBe('false');
  expect([container.textContent, renders]).toEqual(['twelve tilesslow', 1]);
  await cleanup();
});
