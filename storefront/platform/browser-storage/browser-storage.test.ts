import { expect, test } from 'vitest';
import { createSession, TOKEN_KEY } from '../session/session.ts';
import { followAddress, rememberStoreView, storedCurrency, storedStoreCode } from '../store-view/stored-store-view.ts';
import { createBrowserStorage, STORAGE_PREFIX, type Area } from './browser-storage.ts';

const fakeArea = () => {
  const entries = new Map<string, string>();
  const area: Area = {
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

test('[LK-02] an item past its time to live is removed when it is read', () => {
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

test('a full, forbidden or absent storage loses values but never throws; foreign entries are ignored', () => {
  const full = createBrowserStorage(() => ({
    ...fakeArea().area,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  }));
  full.set('a', 1);
  expect(full.get('a')).toBeUndefined();
  const forbidden = createBrowserStorage(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(forbidden.get('a')).toBeUndefined();
  expect(forbidden.keys()).toEqual([]);
  expect(createBrowserStorage(() => undefined).get('a')).toBeUndefined();
  const { entries, area } = fakeArea();
  entries.set(`${STORAGE_PREFIX}a`, 'not json');
  entries.set(`${STORAGE_PREFIX}b`, 'null');
  expect([createBrowserStorage(() => area).get('a'), createBrowserStorage(() => area).get('b')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[LK-05] the sign-in token is kept with the time it was stored and its time to live', () => {
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

test('[RO-01] whoever has a stored token that has not run out is signed in, and everybody else is a guest', () => {
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

test('[LK-06] store view, currency and media address are kept', () => {
  const { area } = fakeArea();
  const storage = createBrowserStorage(() => area);
  rememberStoreView({ code: 'CA_FR', currency: 'CAD', mediaUrl: '/media/' }, storage);
  expect([storedStoreCode(storage), storedCurrency(storage), storage.get('store_view_secure_base_media_url')]).toEqual([
    'CA_FR',
    'CAD',
    '/media/',
  ]);
});

test('[ST-15] an address of another store view than the stored one updates what is stored', () => {
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

test('[ST-16] after that the page is reloaded only where the server rendered it in another currency', () => {
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
