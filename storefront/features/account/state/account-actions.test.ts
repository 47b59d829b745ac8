// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createSession, type Session } from '#storefront/platform/session/session.ts';
import type { AccountApi } from '../api/account-api.ts';
import { createAccountActions, type AccountEffects } from './account-actions.ts';

const credentials = { email: 'ann@example.com', password: 'Marble-12' };

let calls: string[];
let saved: Map<string, string>;
let session: Session;
let cartId: string | undefined;
let guestLines: { sku: string; quantity: number }[];
let ownLines: { sku: string; quantity: number }[];
let api: AccountApi;

const environment: AccountEffects = {
  cartId: () => cartId,
  cartLines: () => (session.isSignedIn() ? ownLines : guestLines),
  removeCart: () => void calls.push('removeCart'),
  createCart: async () => (calls.push('createCart'), 'own'),
  showCart: async () => void calls.push('showCart'),
  clearEntered: () => void calls.push('clearEntered'),
  clearCheckout: () => void calls.push('clearCheckout'),
  setCheckoutAside: () => void calls.push('setCheckoutAside'),
  takeCheckoutUp: (email) => void calls.push(`takeCheckoutUp ${email} ${session.isSignedIn()}`),
  clearCartCache: () => void calls.push('clearCartCache'),
  clearCustomerCache: () => void calls.push('clearCustomerCache'),
  clearTraces: () => void calls.push('clearTraces'),
};
const actions = () => createAccountActions({ api, session, environment });

beforeEach(() => {
  calls = [];
  cartId = 'guests';
  guestLines = [];
  ownLines = [];
  saved = new Map();
  const area = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
    key: () => null,
    length: 0,
  };
  session = createSession(createBrowserStorage(() => area));
  api = {
    signIn: async () => 'token',
    createAccount: async () => void calls.push('createAccount'),
    revokeToken: async () => void calls.push(`revoke ${session.token()}`),
    mergeCarts: async (source, destination) => void calls.push(`merge ${source} ${destination}`),
  };
});

describe('signing in', () => {
  test('[EN-27] [SI-01] [SI-02] stores the token for 3600 seconds and marks the shopper as signed in', async () => {
    await actions().signIn(credentials);
    expect([session.token(), session.isSignedIn()]).toEqual(['token', true]);
    expect(JSON.parse(saved.get('TESSERA__signin_token') ?? '')).toMatchObject({ ttl: 3600 });
  });

  test("the guest's cart is merged into that of the account", async () => {
    await actions().signIn(credentials);
    expect(calls).toEqual([
      'takeCheckoutUp ann@example.com false',
      'clearCartCache',
      'clearCustomerCache',
      'removeCart',
      'createCart',
      'merge guests own',
      'showCart',
    ]);
  });

  test('merges nothing without a cart', async () => {
    cartId = undefined;
    await actions().signIn(credentials);
    expect(calls).not.toContain('merge guests own');
  });

  test('a cart that cannot be merged does not undo the sign-in, and the account’s cart is shown', async () => {
    api = { ...api, mergeCarts: () => Promise.reject(new Error('gone')) };
    await actions().signIn(credentials);
    expect([session.isSignedIn(), calls.at(-1)]).toEqual([true, 'showCart']);
  });

  test('a cart that is already the account’s is not merged', async () => {
    cartId = 'own';
    await actions().signIn(credentials);
    expect(calls.filter((call) => call.startsWith('merge'))).toEqual([]);
    expect(calls.at(-1)).toBe('showCart');
  });

  test('a cart that cannot be created does not undo the sign-in', async () => {
    await createAccountActions({
      api,
      session,
      environment: { ...environment, createCart: () => Promise.reject(new Error('down')) },
    }).signIn(credentials);
    expect([session.isSignedIn(), calls.at(-1)]).toEqual([true, 'removeCart']);
  });

  test('[SI-20] renewing the sign-in does not change cart and cache', async () => {
    const requested: unknown[] = [];
    api = { ...api, signIn: async (given) => (requested.push(given), 'next') };
    await actions().renew(credentials);
    expect([requested, session.token(), calls]).toEqual([[credentials], 'next', []]);
  });

  test('a refused sign-in changes nothing', async () => {
    api = { ...api, signIn: () => Promise.reject(new Error('no')) };
    await expect(actions().signIn(credentials)).rejects.toThrow('no');
    expect([session.isSignedIn(), calls]).toEqual([false, []]);
  });

  test('creates a new account and signs in to it', async () => {
    const isSignedIn = await actions().createAccount({ ...credentials, firstname: 'Ann', lastname: 'Roy' });
    expect([isSignedIn, calls[0], session.isSignedIn()]).toEqual([true, 'createAccount', true]);
  });

  test('keeps a new account although the sign-in afterwards fails, but not a refused one', async () => {
    const account = { ...credentials, firstname: 'Ann', lastname: 'Roy' };
    api = { ...api, signIn: () => Promise.reject(new Error('no answer')) };
    expect([await actions().createAccount(account), session.isSignedIn()]).toEqual([false, false]);
    api = { ...api, createAccount: () => Promise.reject(new Error('taken')) };
    await expect(actions().createAccount(account)).rejects.toThrow('taken');
  });
});

describe('signing out', () => {
  beforeEach(() => session.setToken('token'));

  test('[SI-07] [GM-10] revokes the token before it is removed', async () => {
    await actions().signOut();
    expect(calls).toContain('revoke token');
  });

  test('[SI-08] a failure to revoke it is ignored', async () => {
    api = { ...api, revokeToken: () => Promise.reject(new Error('down')) };
    await actions().signOut();
    expect(session.isSignedIn()).toBe(false);
  });

  test('[SI-03] [SI-09] [SI-12] removes the token, values stored with it, and the cart', async () => {
    await actions().signOut();
    expect([saved.size, session.token(), calls.includes('removeCart')]).toEqual([0, undefined, true]);
  });

  test('[SI-09] [SI-10] [SI-11] clears all of the customer’s data, form values first', async () => {
    await actions().signOut();
    expect(calls).toEqual([
      'clearEntered',
      'revoke token',
      'clearCartCache',
      'clearCustomerCache',
      'removeCart',
      'clearTraces',
    ]);
  });

  test('clears only the previous customer’s responses if another customer may have signed in', () => {
    actions().forget();
    expect(calls).toEqual(['clearCartCache', 'clearCustomerCache']);
  });

  test('[CK-17] after an expired sign-in, sets the checkout values aside', () => {
    session.lapse();
    actions().expire();
    expect(calls).toEqual(['setCheckoutAside', 'clearCartCache', 'clearCustomerCache', 'removeCart', 'clearTraces']);
  });

  test('clears the checkout if the session ended before the page was opened', () => {
    actions().clearAfterLapse();
    expect(calls).toEqual(['clearCheckout', 'clearCartCache', 'clearCustomerCache', 'removeCart', 'clearTraces']);
  });
});

test.each([
  ['had no cart', [], [['A', 1]], 'none'],
  [
    'had a cart that was merged',
    [['A', 1]],
    [
      ['A', 1],
      ['B', 2],
    ],
    'merged',
  ],
  ['had a cart that was added to the account’s cart', [['A', 1]], [['A', 3]], 'merged'],
  ['had a cart that was not merged', [['A', 2]], [['A', 1]], 'incomplete'],
] as const)('signing in returns the outcome for a shopper who %s', async (_what, guests, own, outcome) => {
  const linesOf = (lines: readonly (readonly [string, number])[]) =>
    lines.map(([sku, quantity]) => ({ sku, quantity }));
  guestLines = linesOf(guests);
  ownLines = linesOf(own);
  expect(await actions().signIn({ email: 'ann@example.com', password: 'Marble-12' })).toBe(outcome);
});
