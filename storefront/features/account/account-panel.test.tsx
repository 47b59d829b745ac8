// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AccountPanel from './account-panel.tsx';
import type { AccountActions } from './state/account-actions.ts';
import { networkFailure, failing, type MockResponse } from './testing/responses.ts';
import { createCustomer } from './testing/customer.ts';
import { cleanUp, openPart } from './testing/open-part.tsx';

afterEach(cleanUp);

const signIn = vi.fn<AccountActions['signIn']>();
const signOut = vi.fn<AccountActions['signOut']>();
const close = vi.fn<() => void>();
beforeEach(() => {
  signIn.mockReset().mockResolvedValue('merged');
  signOut.mockReset().mockResolvedValue();
  close.mockReset();
});

type Given = {
  isSignedIn?: boolean;
  responses?: Readonly<Record<string, MockResponse>>;
  storeView?: 'CA_EN' | 'CA_FR';
  lacks?: string;
};
const open = ({
  isSignedIn = true,
  responses = createCustomer().responses,
  storeView = 'CA_EN',
  ...more
}: Given = {}) =>
  openPart(() => <AccountPanel actions={{ signIn, signOut } as unknown as AccountActions} close={close} />, {
    responses,
    isSignedIn,
    storeView,
    ...more,
  });

test('the sign-in form of a guest is focused; signing in closes the menu with a message', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { texts, field, fill, submit, toasts } = await open({ isSignedIn: false });
  expect([texts('h2'), document.activeElement]).toEqual([['Sign in'], field('email')]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  fill({ email: 'ann@example.com', password: 'Marble-12' });
  await submit();
  expect([signIn.mock.calls.length, close.mock.calls.length, toasts()]).toEqual([
    1,
    1,
    ['success: You are signed in. Your cart came along.'],
  ]);
});

test('[EN-28] shows a customer a greeting, the account and links to each page, which close the menu', async () => {
  const { texts, container, settle } = await open();
  const links = [...container.querySelectorAll('a')];
  expect([texts('h2'), texts('p'), links.map((link) => [link.textContent, link.getAttribute('href')])]).toEqual([
    ['Hi Ann'],
    ['Signed in as ann@example.com'],
    [
      ['Account Information', '/account-information'],
      ['Address Book', '/address-book'],
      ['Orders', '/order-history'],
      ['Samples, Visits, Reviews', '/account-activity'],
      ['Quotes', '/account-quotes'],
      ['Trade Account', '/trade'],
      ['Newsletter', '/communications'],
      ['Wishlist', '/wishlist'],
      ['Saved Credit Card', '/my-payments'],
      ['Your Data', '/account-privacy'],
    ],
  ]);
  expect([container.querySelector('nav')?.getAttribute('aria-label'), document.activeElement]).toEqual([
    'Your account',
    links[0],
  ]);
  links[1]?.addEventListener('click', (event) => event.preventDefault());
  links[1]?.click();
  await settle();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a customer is greeted in French, with the addresses of the French shop', async () => {
  const { texts, container } = await open({ storeView: 'CA_FR' });
  expect([texts('h2'), texts('p'), container.querySelector('a')?.getAttribute('href')]).toEqual([
    ['Bonjour Ann'],
    ['Session ouverte\u00a0: ann@example.com'],
    '/CA_FR/account-information',
  ]);
});

test('[EN-28] a customer whose name could not be fetched still has a menu', async () => {
  const { texts, container } = await open({ responses: { getCustomerDetails: networkFailure } });
  expect([texts('h2'), texts('p'), container.querySelectorAll('a').length]).toEqual([['Account'], [], 10]);
});

test('signing out is sent once, announced, and closes the menu afterwards', async () => {
  let finish: () => void = () => undefined;
  signOut.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { press, look, toasts, settle, button } = await open();
  expect(look('Sign out')).toBe('secondary big wide');
  await press('Sign out');
  await press('Sign out');
  expect([
    signOut.mock.calls.length,
    toasts(),
    close.mock.calls.length,
    button('Sign out').getAttribute('aria-busy'),
  ]).toEqual([1, [], 0, 'true']);
  finish();
  await settle();
  expect([toasts(), close.mock.calls.length]).toEqual([['success: You are signed out.'], 1]);
});

test('a refused sign-in leaves the menu open', async () => {
  signIn.mockImplementation(async () => failing('graphql-authentication')({}) as never);
  const { fill, submit, alerts, toasts } = await open({ isSignedIn: false });
  fill({ email: 'ann@example.com', password: 'Marble-12' });
  await submit();
  expect([alerts().length, close.mock.calls, toasts()]).toEqual([1, [], []]);
});

test('a guest reaches the wish list below the sign-in form, if the shop has one', async () => {
  const link = (container: HTMLElement) => container.querySelector<HTMLAnchorElement>('a[href$="/wishlist"]');
  const { container } = await open({ isSignedIn: false, storeView: 'CA_FR' });
  expect(link(container)?.textContent).toBe('Voir mes favoris sans ouvrir de session');
  await cleanUp();
  const without = await open({ isSignedIn: false, lacks: 'wish list' });
  expect(link(without.container)).toBeNull();
});
