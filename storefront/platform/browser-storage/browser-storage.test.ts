// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refuseCookies } from '#storefront/testing/refused-storage.ts';
import { createSession, TOKEN_KEY } from '../session/session.ts';
import { followAddress, rememberStoreView, storedCurrency, storedStoreCode } from '../store-view/stored-store-view.ts';
import { cookieNames, removeCookie } from './cookies.ts';
import { createBrowserStorage, STORAGE_PREFIX, type StorageArea } from './browser-storage.ts';

let restore = (): void => undefined;
afterEach(() => {
  restore();
  for (const name of cookieNames()) removeCookie(name);
});

const fakeArea = () => {
  const entries = new Map<string, string>();
  const area: StorageArea = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return { entries, area };
};

test('[LK-01] every key has the prefix', () => {
  const { entries, area } = fakeArea();
  const storage = createBrowserStorage(() => area);
  storage.set('cartId', 'abc');
  entries.set('somebody else', 'x');
  expect([...entries.keys()]).toEqual([`${STORAGE_PREFIX}cartId`, 'somebody else']);
  expect(storage.get('cartId')).toBe('abc');
  expect(storage.keys()).toEqual(['cartId']);
});

test('[LK-02] an expired item is removed when it is read', () => {
  const { entries, area } = fakeArea();
  let now = 1_000_000;
  const storage = createBrowserStorage(
    () => area,
    () => now,
  );
  storage.set('flag', true, 60);
  now += 60_000;
  expect(storage.get('flag')).toBe(true);
  now += 1;
  expect(storage.get('flag')).toBeUndefined();
  expect(entries.size).toBe(0);
});

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};
const refusing: Readonly<Record<string, () => StorageArea | null>> = {
  'denies access': refuse,
  'has no storage': () => null,
  'throws at every write': () => ({ ...fakeArea().area, setItem: refuse }),
  'drops every write': () => ({ ...fakeArea().area, setItem: () => undefined }),
  'throws at every use': () => ({ length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse }),
};

describe.each(Object.entries(refusing))('a browser that %s', (_what, area) => {
  test('retains values for the life of the page and reports them as unsaved', () => {
    let now = 0;
    const storage = createBrowserStorage(area, () => now);
    const unsaved = vi.fn();
    const stop = storage.onUnsaved(unsaved);
    expect([storage.get('a'), storage.keys(), storage.isUnsaved('a')]).toEqual([undefined, [], false]);
    expect([storage.set('a', 1), storage.set('b', { c: 2 }, 60)]).toEqual([false, false]);
    expect([storage.get('a'), storage.get('b'), storage.keys()]).toEqual([1, { c: 2 }, ['a', 'b']]);
    expect([unsaved.mock.calls, storage.isUnsaved('a')]).toEqual([[['a'], ['b']], true]);
    now = 60_001;
    expect(storage.get('b')).toBeUndefined();
    storage.remove('a');
    expect([storage.get('a'), storage.keys(), storage.isUnsaved('a')]).toEqual([undefined, [], false]);
    stop();
    storage.set('a', 2);
    expect(unsaved).toHaveBeenCalledTimes(2);
    expect(createBrowserStorage(area).get('a')).toBeUndefined();
  });

  test('stores the cart id in a cookie for the next page', () => {
    const storage = createBrowserStorage(area, Date.now, ['cartId']);
    expect([storage.set('cartId', 'a;b=é'), storage.isUnsaved('cartId')]).toEqual([true, false]);
    expect(createBrowserStorage(area, Date.now, ['cartId']).get('cartId')).toBe('a;b=é');
    storage.set('cartId', 'second');
    expect(createBrowserStorage(area, Date.now, ['cartId']).get('cartId')).toBe('second');
    storage.remove('cartId');
    expect(createBrowserStorage(area, Date.now, ['cartId']).get('cartId')).toBeUndefined();
  });

  test('and refuses cookies too retains the cart for the life of the page', () => {
    restore = refuseCookies();
    const storage = createBrowserStorage(area, Date.now, ['cartId']);
    expect([storage.set('cartId', 'first'), storage.get('cartId')]).toEqual([false, 'first']);
    restore();
    restore = refuseCookies('deny');
    expect([storage.set('cartId', 'second'), storage.get('cartId')]).toEqual([false, 'second']);
    storage.remove('cartId');
    expect(storage.get('cartId')).toBeUndefined();
  });
});

test('a full storage has the new value on this page, and no outdated one on the next', () => {
  const { area } = fakeArea();
  let isFull = false;
  const filling: StorageArea = { ...area, setItem: (...entry) => (isFull ? refuse() : area.setItem(...entry)) };
  const storage = createBrowserStorage(() => filling);
  storage.set('a', 'old');
  isFull = true;
  expect([storage.set('a', 'new'), storage.get('a')]).toEqual([false, 'new']);
  expect(createBrowserStorage(() => filling).get('a')).toBeUndefined();
  isFull = false;
  expect([storage.set('a', 'newer'), storage.isUnsaved('a')]).toEqual([true, false]);
  expect(createBrowserStorage(() => filling).get('a')).toBe('newer');
});

test('removes the cookie once the cart can be stored again', () => {
  const { area } = fakeArea();
  createBrowserStorage(() => null, Date.now, ['cartId']).set('cartId', 'first');
  const storage = createBrowserStorage(() => area, Date.now, ['cartId']);
  expect(storage.get('cartId')).toBe('first');
  storage.set('cartId', 'second');
  expect(document.cookie).toBe('');
});

test('a refused removal applies to this page', () => {
  const { area } = fakeArea();
  createBrowserStorage(() => area).set('a', 1);
  const storage = createBrowserStorage(() => ({ ...area, removeItem: refuse }));
  storage.remove('a');
  expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
});

test('the server stores nothing', () => {
  const storage = createBrowserStorage(() => undefined);
  expect([storage.set('a', 1), storage.get('a'), storage.keys()]).toEqual([false, undefined, []]);
});

test('does not reload a page in another currency endlessly if nothing can be stored', () => {
  const { area } = fakeArea();
  rememberStoreView(
    { code: 'US_EN', currency: 'CAD' },
    createBrowserStorage(() => area),
  );
  const full = createBrowserStorage(() => ({ ...area, setItem: refuse }));
  expect(followAddress({ code: 'US_EN', currency: 'USD', defaultCurrency: 'USD' }, full)).toBe(false);
});

test('foreign entries are ignored', () => {
  const { entries, area } = fakeArea();
  entries.set(`${STORAGE_PREFIX}a`, 'not json');
  entries.set(`${STORAGE_PREFIX}b`, 'null');
  expect([createBrowserStorage(() => area).get('a'), createBrowserStorage(() => area).get('b')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[LK-05] stores the sign-in token with its time and lifetime', () => {
  const { area } = fakeArea();
  const storage = createBrowserStorage(
    () => area,
    () => 5000,
  );
  const session = createSession(storage);
  session.setToken('abc');
  expect(storage.record(TOKEN_KEY)).toEqual({ value: 'abc', timeStored: 5000, ttl: 3600 });
  expect([session.isSignedIn(), session.token()]).toEqual([true, 'abc']);
  session.clearToken();
  expect(session.isSignedIn()).toBe(false);
});

test('[RO-01] a visitor with a valid stored token is signed in; all others are guests', () => {
  const { area, entries } = fakeArea();
  let now = 5000;
  const open = () =>
    createSession(
      createBrowserStorage(
        () => area,
        () => now,
      ),
    );
  expect(open().isSignedIn()).toBe(false);
  entries.set(`${STORAGE_PREFIX}${TOKEN_KEY}`, JSON.stringify({ value: 'abc', timeStored: now, ttl: 3600 }));
  expect(open().isSignedIn()).toBe(true);
  now += 3_600_001;
  expect(open().isSignedIn()).toBe(false);
});

test('[LK-06] stores store view, currency and media URL', () => {
  const { area } = fakeArea();
  const storage = createBrowserStorage(() => area);
  rememberStoreView({ code: 'CA_FR', currency: 'CAD', mediaUrl: '/media/' }, storage);
  expect([storedStoreCode(storage), storedCurrency(storage), storage.get('store_view_secure_base_media_url')]).toEqual([
    'CA_FR',
    'CAD',
    '/media/',
  ]);
});

test('[ST-15] a URL of another store view updates the stored one', () => {
  const { area } = fakeArea();
  const storage = createBrowserStorage(() => area);
  rememberStoreView({ code: 'CA_EN', currency: 'USD', mediaUrl: '/media/' }, storage);
  followAddress({ code: 'US_EN', currency: 'USD', defaultCurrency: 'USD', mediaUrl: '/us/media/' }, storage);
  expect([storedStoreCode(storage), storedCurrency(storage), storage.get('store_view_secure_base_media_url')]).toEqual([
    'US_EN',
    'USD',
    '/us/media/',
  ]);
});

test('[ST-16] reloads the page only if the server rendered it in another currency', () => {
  const visit = (stored: { code: string; currency: string } | undefined, currency: string) => {
    const { area } = fakeArea();
    const storage = createBrowserStorage(() => area);
    if (stored) rememberStoreView(stored, storage);
    return { storage, isReloaded: followAddress({ code: 'US_EN', currency, defaultCurrency: 'USD' }, storage) };
  };
  expect(visit({ code: 'CA_EN', currency: 'CAD' }, 'CAD').isReloaded).toBe(true);
  expect(visit({ code: 'CA_EN', currency: 'CAD' }, 'USD').isReloaded).toBe(false);
  expect(visit({ code: 'US_EN', currency: 'CAD' }, 'CAD').isReloaded).toBe(false);
  expect(visit(undefined, 'CAD').isReloaded).toBe(false);
});

test('a page rendered in another currency than the chosen one is reloaded, once', () => {
  const { area } = fakeArea();
  const storage = createBrowserStorage(() => area);
  rememberStoreView({ code: 'US_EN', currency: 'CAD' }, storage);
  const visit = () => followAddress({ code: 'US_EN', currency: 'USD', defaultCurrency: 'USD' }, storage);
  expect([visit(), visit(), storedCurrency(storage)]).toEqual([true, false, 'CAD']);
});
