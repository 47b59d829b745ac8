// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { DrawerLinks } from './drawer-links.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  localStorage.clear();
});

const BLOCK = {
  cmsBlocks: {
    cmsBlocks: {
      items: [{ identifier: 'menu-links', content: '<ul><li><a href="/samples">Échantillons</a></li></ul>' }],
    },
  },
};
const open = async (responses: object, { lacks, token }: { lacks?: string; token?: string } = {}) => {
  const session = createSession();
  if (token) session.setToken(token);
  const router = routerOf(() => <DrawerLinks />, { history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  const platform = { ...(await testPlatform('CA_FR', responses as never)), session, ...(lacks && { lacks }) };
  rendered = await render(<RouterProvider router={router} />, platform);
  await during(() => new Promise((done) => setTimeout(done, 50)));
  return [...rendered.container.querySelectorAll('a')].map((link) => link.textContent);
};

test('the phone menu links to sign-in, the wish list with its count, and the merchant’s links', async () => {
  browserStorage.set('wishlist', [{ sku: 'A' }, { sku: 'B' }]);
  expect(await open(BLOCK)).toEqual(['Ouvrir une session', 'Favoris (2)', 'Échantillons']);
});

test('the phone menu links customers to their account, and has no wish list if the shop has none', async () => {
  expect(await open(BLOCK, { lacks: 'wish list', token: 'abc' })).toEqual(['Mon compte', 'Échantillons']);
});

test('the phone menu leaves out the merchant’s links if there is no such block', async () => {
  expect(await open({ cmsBlocks: { cmsBlocks: { items: [] } } })).toEqual(['Ouvrir une session', 'Favoris']);
});
