import '#storefront/testing/window.ts';
import { useEffect } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AccountInformation } from '#storefront/features/account/information/account-information.tsx';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { useCartContext, type Cart } from '#storefront/features/cart/cart-context.tsx';
import { browserStorage, sessionBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { rememberPurchase, rememberView } from '#storefront/platform/browser-storage/histories.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { newCustomer, PASSWORD } from '#storefront/testing/other-device.ts';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import AccountSlot from './account-slot.tsx';
import { useAccountActions } from './use-account-actions.ts';

let shop: LiveShop;
let page: LivePage;
let cart: Cart;
let actions: AccountActions;
let token: string;
let email: string;
const reload = vi.fn<() => void>();

beforeAll(async () => {
  shop = await openLiveShop();
  Object.defineProperty(window.location, 'reload', { value: reload, configurable: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await newCustomer(shop);
  email = (await shop.execute('{ customer { email } }', {}, { authorization: `Bearer ${token}` })).data.customer.email;
});
afterEach(async () => {
  await page.leave();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
});

const Screen = () => {
  const ownActions = useAccountActions();
  const ownCart = useCartContext();
  useEffect(() => {
    actions = ownActions;
    cart = ownCart;
  }, [ownActions, ownCart]);
  return (
    <>
      <header>
        <AccountSlot />
      </header>
      <AccountArea section="information" actions={ownActions}>
        <AccountInformation renew={ownActions.renew} signOut={ownActions.signOut} />
      </AccountArea>
    </>
  );
};

const open = async (): Promise<void> => {
  page = await openLivePage(shop, Screen);
};
const openSignedIn = async (): Promise<void> => {
  createSession().setToken(token);
  await open();
  await eventually(() => text().includes(email) && text().includes('Hi Ann'));
};
const text = (): string => page.container.textContent ?? '';
const dialog = (): HTMLElement | null => page.container.querySelector('dialog');
const fill = async (within: HTMLElement | null, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    within!.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  await during(() => within?.querySelector('form')?.requestSubmit());
};
const field = (name: string): HTMLInputElement | null =>
  page.container.querySelector<HTMLInputElement>(`main [name=${name}], form [name=${name}]`);
const toastMessages = (): string[] => toastStore.getState().toasts.map(({ message }) => message);
const press = (label: string): Promise<void> =>
  during(() =>
    [...page.container.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
      ?.click(),
  );
const isTaken = async (): Promise<boolean> =>
  !(await shop.execute('{ customer { email } }', {}, { authorization: `Bearer ${token}` })).errors;
/** Everything in the page's cache. */
const known = (): string =>
  JSON.stringify(
    page.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
/** Moves the clock an hour on. */
const runOut = (): void => {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_601_000);
};
const fillTraces = async (): Promise<void> => {
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  for (const key of [
    'shipping_address',
    'billing_address',
    'paymentMethod',
    'shippingMethod',
    'availableShippingMethods',
    'guest_shipping_data',
    'authorize_net_cc',
  ])
    browserStorage.set(key, { of: 'Ann' });
  for (const key of [
    'last_order',
    'query-cache-CA_EN',
    'query-cache-CA_FR',
    'imagesBySku',
    'wishlist',
    'slab-holds',
    'agreements_timestamp',
    'delivery_place',
    'delivery_needed_by',
  ])
    browserStorage.set(key, { of: 'Ann' });
  rememberView('TILE');
  rememberPurchase(['TILE']);
  sessionBrowserStorage.set('draft-name', { owner: email, values: {} });
};
const CHECKOUT = [
  'authorize_net_cc',
  'availableShippingMethods',
  'billing_address',
  'guest_shipping_data',
  'paymentMethod',
  'shippingMethod',
  'shipping_address',
];

describe('signing out', () => {
  test('[SI-07] [SI-09] [GM-10] [SI-22] revokes the token in the back end, and removes the customer’s data from the page', async () => {
    await openSignedIn();
    await press('Hi Ann');
    await eventually(() =>
      [...page.container.querySelectorAll('button')].some(({ textContent }) => textContent === 'Sign out'),
    );
    await press('Sign out');
    await eventually(() => text().includes('Sign in to see this page'));
    expect(await isTaken()).toBe(false);
    expect(toastMessages()).toEqual(['You are signed out.']);
    expect(known()).not.toMatch(/\bAnn\b|@example\.com/);
  });

  test('[SI-10] [SI-12] [SI-13] [SI-14] removes all of the customer’s data from the device', async () => {
    await openSignedIn();
    await fillTraces();
    await during(() => actions.signOut());
    expect(browserStorage.keys()).toEqual([]);
    expect(sessionBrowserStorage.keys()).toEqual([]);
    expect(cart.store.getState()).toMatchObject({ cartId: undefined, details: undefined });
  });

  test('a cart response that arrives after signing out is not stored', async () => {
    await openSignedIn();
    await fillTraces();
    const late = cart.actions.getDetails();
    await during(() => actions.signOut());
    await during(() => late.catch(() => undefined));
    expect(browserStorage.keys()).toEqual([]);
  });

  test('[SI-11] [NT-08] [NT-09] clears cached responses that contain a cart or a customer', async () => {
    await openSignedIn();
    const isStored = (name: string) =>
      page.queryClient
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => queryKey[2] === name && state.data !== undefined).length;
    page.queryClient
      .getQueryCache()
      .build(page.queryClient, {
        queryKey: ['CA_EN', 'CAD', 'getCart', {}],
        meta: { document: 'query getCart { cart(cart_id: "x") { id } }' },
      })
      .setData({ cart: { id: 'x' } });
    expect([isStored('getCart'), isStored('getCustomerDetails'), isStored('accountChipQuery')]).toEqual([1, 1, 1]);
    await during(() => actions.signOut());
    expect([isStored('getCart'), isStored('getCustomerDetails'), isStored('accountChipQuery')]).toEqual([0, 0, 0]);
  });

  test('[SI-08] signs out on this device even if the shop cannot be reached', async () => {
    await openSignedIn();
    shop.lose('revokeCustomerToken');
    await during(() => actions.signOut());
    expect([page.platform.session.isSignedIn(), browserStorage.keys()]).toEqual([false, []]);
  });
});

describe('other tabs', () => {
  test('signing out in another tab removes name, email address and cached responses from this page, with a message', async () => {
    await openSignedIn();
    await inOtherTab(() => createSession().clearToken());
    await eventually(() => toastMessages().length > 0);
    expect(text()).toContain('Sign in to see this page');
    expect(text()).not.toMatch(/\bAnn\b|@example\.com/);
    expect(known()).not.toMatch(/\bAnn\b|@example\.com/);
    expect(toastMessages()).toEqual(['You are signed out: your session was ended in another tab.']);
  });

  test('[AC-03] signing in in another tab shows the account here', async () => {
    await open();
    await eventually(() => text().includes('Sign in to see this page'));
    await inOtherTab(() => createSession().setToken(token));
    await eventually(() => text().includes(email) && text().includes('Hi Ann'));
    expect(text()).not.toContain('Sign in to see this page');
  });

  test('another customer who signed in meanwhile sees no data of the previous one', async () => {
    await openSignedIn();
    await press('Change: Name');
    await eventually(() => field('firstname'));
    const other = await newCustomer(shop);
    // Both events arrive at once, as when a phone wakes up.
    localStorage.setItem('TESSERA__signin_token', JSON.stringify({ value: other, timeStored: Date.now(), ttl: 3600 }));
    const record = JSON.stringify({ value: token, timeStored: Date.now(), ttl: 3600 });
    await during(() => {
      for (const change of [
        { oldValue: record, newValue: null },
        { oldValue: null, newValue: record },
      ])
        window.dispatchEvent(Object.assign(new Event('storage'), { key: 'TESSERA__signin_token', ...change }));
    });
    await eventually(() => text().includes('@example.com'));
    expect(field('firstname')).toBeNull();
    expect(`${text()}${known()}`).not.toContain(email);
  });
});

describe('an expired sign-in', () => {
  test('[SI-15] [SI-16] [SI-18] signs out, reloads the page, and retains only the data entered at checkout', async () => {
    await openSignedIn();
    await fillTraces();
    runOut();
    await eventually(() => reload.mock.calls.length);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(browserStorage.keys().sort()).toEqual(CHECKOUT);
  });

  test('is reported once after the reload, in a dialog that offers to sign in again', async () => {
    await openSignedIn();
    runOut();
    await eventually(() => reload.mock.calls.length);
    await page.leave();
    vi.restoreAllMocks();
    await open();
    await eventually(() => dialog()?.textContent?.includes('Your session has ended'));
    expect(toastMessages()).toEqual([]);
    await fill(dialog(), { email, password: PASSWORD });
    await eventually(() => text().includes(email) && text().includes('Hi Ann'));
    expect(dialog()).toBeNull();
    await page.leave();
    await open();
    expect(dialog()).toBeNull();
  });

  test('signing in in another tab closes the dialog here', async () => {
    await openSignedIn();
    runOut();
    await eventually(() => reload.mock.calls.length);
    await page.leave();
    vi.restoreAllMocks();
    await open();
    await eventually(() => dialog()?.textContent?.includes('Your session has ended'));
    await inOtherTab(() => createSession().setToken(token));
    await eventually(() => dialog() === null);
    expect(page.platform.session.isSignedIn()).toBe(true);
  });

  test('[CK-17] checkout entries are removed from the device, and restored in this tab for their owner only', async () => {
    for (const who of [email, 'eve@example.com']) {
      window.history.replaceState(null, '', '/checkout');
      await openSignedIn();
      browserStorage.set('guest_shipping_data', { city: 'Laval' });
      browserStorage.set('authorize_net_cc', { last4: '1111' });
      browserStorage.set('checkout_customer', true);
      runOut();
      await eventually(() => reload.mock.calls.length);
      expect(browserStorage.keys()).toEqual(['checkout_customer']);
      expect(JSON.stringify({ ...sessionStorage })).toMatch(/Laval/);
      expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/last4|"1111/);
      vi.restoreAllMocks();
      page.platform.commerce.mutate = async () => ({ generateCustomerToken: { token } }) as never;
      await during(() => actions.signIn({ email: who, password: PASSWORD }));
      expect(browserStorage.get('guest_shipping_data')).toEqual(who === email ? { city: 'Laval' } : undefined);
      expect(sessionBrowserStorage.keys()).not.toContain('draft-checkout');
      await page.leave();
      localStorage.clear();
      reload.mockClear();
    }
    window.history.replaceState(null, '', '/');
  });

  test('while no page was open is reported by the next page, which has no data of the customer', async () => {
    await openSignedIn();
    await fillTraces();
    await page.leave();
    runOut();
    await open();
    await eventually(() => toastMessages().length);
    expect(toastMessages()).toEqual(['Your session has ended. Sign in again to go on.']);
    expect(browserStorage.keys()).toEqual([]);
    expect(dialog()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('restores entries of an account form for their owner, without passwords', async () => {
    await openSignedIn();
    await press('Change: Name');
    await eventually(() => field('firstname'));
    const typed = field('firstname') as HTMLInputElement;
    typed.value = 'Anne-Marie';
    await press('Change: Email');
    await eventually(() => field('password'));
    (field('password') as HTMLInputElement).value = PASSWORD;
    runOut();
    await eventually(() => reload.mock.calls.length);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
    await page.leave();
    vi.restoreAllMocks();
    await open();
    await during(() => actions.signIn({ email, password: PASSWORD }));
    await eventually(() => field('firstname'));
    expect(field('firstname')?.value).toBe('Anne-Marie');
    expect(toastMessages()).toContain('What you had typed is back in its form. It is not saved yet.');
  });

  test('another customer does not see typed values', async () => {
    await openSignedIn();
    await press('Change: Name');
    await eventually(() => field('firstname'));
    runOut();
    await eventually(() => reload.mock.calls.length);
    await page.leave();
    vi.restoreAllMocks();
    createSession().setToken(await newCustomer(shop));
    await open();
    await eventually(() => text().includes('@example.com'));
    expect(field('firstname')).toBeNull();
  });
});

test('a sign-in rejected by the shop ends here too, reloads the page and is reported', async () => {
  createSession().setToken('revoked on another device');
  await open();
  await eventually(() => reload.mock.calls.length);
  expect(browserStorage.keys()).toEqual([]);
  await page.leave();
  await open();
  await eventually(() => dialog()?.textContent?.includes('Your session has ended'));
});

test('a change refused because the token was revoked elsewhere ends the session here, and retains the typed values', async () => {
  await openSignedIn();
  await press('Change: Name');
  await eventually(() => field('firstname'));
  (field('firstname') as HTMLInputElement).value = 'Anne-Marie';
  await shop.execute('mutation { revokeCustomerToken { result } }', {}, { authorization: `Bearer ${token}` });
  await during(() =>
    page.platform.commerce.mutate('mutation keep { deleteCustomerAddress(id: 1) }' as never, {}).catch(() => undefined),
  );
  await eventually(() => reload.mock.calls.length);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Anne-Marie');
});

test('a refused authorization does not sign out a customer whose token is valid', async () => {
  await openSignedIn();
  page.platform.session.doubt();
  await eventually(() => page.queryClient.isFetching() === 0);
  expect([page.platform.session.isSignedIn(), reload.mock.calls.length]).toEqual([true, 0]);
});

test('a page that becomes visible again detects that its token was revoked', async () => {
  await openSignedIn();
  await shop.execute('mutation { revokeCustomerToken { result } }', {}, { authorization: `Bearer ${token}` });
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 16_000);
  await during(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => reload.mock.calls.length);
  expect(page.platform.session.isSignedIn()).toBe(false);
});

test('content rendered only for guests is marked while a customer is signed in', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-signed-in');
  await open();
  expect(isMarked()).toBe(false);
  await during(() => page.platform.session.setToken(token));
  expect(isMarked()).toBe(true);
  await during(() => page.platform.session.clearToken());
  expect(isMarked()).toBe(false);
});
