// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { AppProviders } from '#storefront/shell/app-providers.tsx';
import type { FixedPage } from '#storefront/shell/page.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { page as createAccount } from '../pages/account/create-account.tsx';
import { page as createPassword } from '../pages/account/create-password.tsx';
import { page as orders } from '../pages/account/orders.tsx';
import { page as payments } from '../pages/account/payments.tsx';
import { page as savedPayments } from '../pages/account/saved-payments.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  localStorage.clear();
});

const RESPONSES = {
  createAccount: { createCustomerV2: { customer: { id: 1 } } },
  resetPassword: { resetPassword: true },
  signIn: { generateCustomerToken: { token: 'the token' } },
};

const open = async (page: FixedPage, address: string, more: Readonly<Record<string, unknown>> = {}, token = '') => {
  const session = createSession();
  if (token) session.setToken(token);
  const platform = { ...(await testPlatform('CA_EN', { ...RESPONSES, ...more })), session };
  window.history.replaceState(null, '', address);
  const { head, render: renderPart } = await page.open({
    context: { platform, queryClient: createQueryClient() },
    search: {},
    params: {},
  });
  // Taken at once: whatever reads the address before the page is hydrated finds no query.
  expect(window.location.search).toBe('');
  const shown: ReactNode = renderPart();
  const router = routerOf(() => <AppProviders>{shown}</AppProviders>, { address: window.location.pathname });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, platform);
  const { container } = rendered;
  const fill = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values))
      container.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  };
  const submit = (): Promise<void> =>
    during(() =>
      container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  return { head, session, router, container, fill, submit };
};
const PASSWORDS = { password: 'Granite-34', password_again: 'Granite-34' };

test('[RT-12] [RT-15] the sign-up page creates the account, signs in and opens the account', async () => {
  const { head, session, router, fill, submit } = await open(createAccount, '/create-account?email=zoe%40example.com');
  expect(head.title).toBe('Create an account');
  fill({ firstname: 'Zoé', lastname: 'Roy', ...PASSWORDS });
  await submit();
  await eventually(() => router.history.location.pathname === '/account-information');
  expect(session.token()).toBe('the token');
});

test('[RT-10] [RT-15] the password page sets the new password, signs in and opens the account', async () => {
  const { head, session, router, fill, submit } = await open(
    createPassword,
    '/customer/account/createPassword?token=secret&email=ann%40example.com',
  );
  expect(head.title).toBe('Choose a new password');
  fill(PASSWORDS);
  await submit();
  await eventually(() => router.history.location.pathname === '/account-information');
  expect(session.token()).toBe('the token');
});

test('the orders page shows the slabs that the customer has on hold', async () => {
  const hold = {
    number: '12',
    token: '12-abc',
    status: 'HELD',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    sku: 'MAR-1',
    product_url_key: 'marble',
    slab: null,
  };
  const { container } = await open(orders, '/order-history', { getOwnSlabHolds: { customerSlabHolds: [hold] } }, 'x');
  await eventually(() => container.querySelector('[class*="_own_"] h3'));
  expect(container.querySelector('[class*="_own_"] h3')?.textContent).toBe('MAR-1');
});

test.each([
  ['/my-payments', payments],
  ['/saved-payments', savedPayments],
])('[RT-09] at %s the navigation marks the saved cards, and links to /my-payments', async (address, page) => {
  const { container } = await open(page, address, { getSavedCards: { customerPaymentTokens: { items: [] } } }, 'x');
  const current = [...container.querySelectorAll('nav [aria-current=page]')];
  expect(current.map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])).toEqual([
    ['Saved Credit Card', '/my-payments'],
  ]);
});
