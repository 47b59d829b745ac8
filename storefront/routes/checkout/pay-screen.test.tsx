import '#storefront/testing/window.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import type { StoreViewCode } from '#contract/store-views.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { Outlet } from '#storefront/platform/navigation/outlet.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually, render, type Rendered } from '#storefront/testing/render.tsx';
import { PayScreen } from './pay-screen.tsx';
import { readerOf } from './testing/screen.tsx';
import { openTab, settled, watchRest } from './testing/tab.ts';

let shop: LiveShop;
let rendered: Rendered | undefined;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  await settled();
  vi.unstubAllGlobals();
});

const main = (): HTMLElement => rendered?.container ?? document.body;
const { text, textOf, press, orderButton } = readerOf(main);

const open = async (token: string, code?: StoreViewCode): Promise<void> => {
  const router = routerOf(() => <Outlet />, {
    address: '/pay',
    prefix: '',
    routes: [{ path: '/pay', load: () => Promise.resolve(<PayScreen token={token} />) }],
  });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, await livePlatform(shop, code));
};

/** Makes a complete cart of staff with a link; returns its token. */
const cartOfStaff = async (): Promise<string> => {
  const token = randomBytes(16).toString('hex');
  const tab = openTab(await livePlatform(shop));
  await tab.add('TILE');
  await tab.goToReview();
  const { kysely } = shop.platform.db;
  const id = browserStorage.get('cartId');
  await sql`update cart set made_by = 'sam', payment_method_code = null where masked_id = ${id}`.execute(kysely);
  await sql`insert into cart_pay_link (cart_id, token_hash, sent_at, expires_at)
    select id, ${sha256(token)}, now(), 'infinity' from cart where masked_id = ${id}`.execute(kysely);
  localStorage.clear();
  return token;
};

test('the customer of a link sees the order, pays the total shown, and pays once', async () => {
  const rest = watchRest(shop);
  const token = await cartOfStaff();
  const before = rest.calls.length;
  await open(token);
  await eventually(() => text().includes('Total$148.55') && main().querySelector('[name="cardnumber"]'));
  expect(text()).toContain('1 Main');
  for (const [name, value] of [
    ['cardnumber', '4111111111111111'],
    ['expiry', '12/30'],
    ['code', '123'],
  ] as const) {
    const input = main().querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    input.value = value;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
  }
  await press(/Review the order/);
  await eventually(() => orderButton());
  expect(orderButton()?.textContent).toContain('$148.55');
  await during(() => orderButton()?.click());
  await eventually(() => /Your order \d{9} is placed/.test(textOf('status')));
  const sent = rest.calls.slice(before);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /rest/V1/guest-carts/${token}/payment-information`,
  ]);
  expect(sent[0]?.headers.get(EXPECTED_TOTAL_HEADER)).toBe('148.55 CAD');
  expect(browserStorage.get('last_order')).toBeUndefined();
  await rendered?.unmount();
  await open(token);
  await eventually(() => textOf('alert').includes('This link is no longer valid'));
});

test('an order prepared in English opens in the English store view', async () => {
  watchRest(shop);
  const token = await cartOfStaff();
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  await open(token, 'CA_FR');
  await eventually(() => replace.mock.calls.length > 0);
  expect(replace.mock.calls).toEqual([[`/pay?token=${token}`]]);
  expect(text()).not.toContain('Total');
  replace.mockRestore();
});
