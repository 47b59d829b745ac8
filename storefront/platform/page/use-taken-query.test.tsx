// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { afterEach, expect, test } from 'vitest';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { useTakenQuery } from './use-taken-query.ts';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const Page = () => <p>{JSON.stringify(useTakenQuery())}</p>;

test('[RT-15] reads the query once, and removes it from the URL before the page counts as rendered', async () => {
  const history = createMemoryHistory({
    initialEntries: ['/create-account?email=ann%40example.com&firstName=Ann#top'],
  });
  const router = routerOf(Page, { history });
  const seen: string[] = [];
  router.onRendered(() => seen.push(history.location.href));
  await router.load();
  rendered = await render(<RouterProvider router={router} />, await testPlatform());
  const { container } = rendered;
  await eventually(() => container.textContent?.includes('ann@example.com'));
  expect(JSON.parse(container.textContent ?? '')).toEqual({ email: 'ann@example.com', firstName: 'Ann' });
  expect([history.location.href, seen.filter((href) => href.includes('email'))]).toEqual(['/create-account#top', []]);
  await during(() => router.changeAddress({ hash: 'later' }));
  expect(JSON.parse(container.textContent ?? '')).toEqual({ email: 'ann@example.com', firstName: 'Ann' });
});
