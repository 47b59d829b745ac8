// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreView, StoreViewCode } from '#contract/store-views.ts';
import { SAMPLE_VIEWS, STORE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import { browserStorage, createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { during, eventually, pass, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AdviceDialog } from './advice-dialog.tsx';
import { ADVICE_FLAG, adviceFor, isAdviceDue, rememberAdvice } from './advice-rule.ts';
import { countryOfPosition, GeocoderError } from './country-of-position.ts';
import { isLocatingAllowed } from './is-locating-allowed.ts';
import { countryOfBrowser, offlineCountry } from './country-of-zone.ts';
import { decideAdvice } from './decide-advice.ts';
import { reportGeocoder } from './report-geocoder.ts';
import { useAdviceDue } from './use-advice-due.ts';

const siteOf = (code: StoreViewCode) => ({ storeView: sampleView(code), storeViews: SAMPLE_VIEWS });
const CODES: readonly StoreViewCode[] = ['CA_EN', 'CA_FR', 'US_EN'];
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let rendered: Rendered | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await during(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));
  await rendered?.unmount();
  rendered = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const due = (path = '/cart', userAgent = BROWSER): boolean => isAdviceDue({ path, userAgent, storage: browserStorage });

test('[AD-01] [LK-15] the flag counts for 86400 seconds', () => {
  let now = 0;
  const storage = createBrowserStorage(
    () => localStorage,
    () => now,
  );
  const isDue = (): boolean => isAdviceDue({ path: '/', userAgent: BROWSER, storage });
  expect(isDue()).toBe(true);
  rememberAdvice(storage);
  expect([storage.record(ADVICE_FLAG)?.ttl, isDue()]).toEqual([86_400, false]);
  now = 86_400_000;
  expect(isDue()).toBe(false);
  now += 1000;
  expect(isDue()).toBe(true);
});

test('[AD-02][AD-03][AD-04] suggests a switch between Canada and the United States, and none elsewhere', () => {
  const table = CODES.map((code) =>
    ['US', 'CA', 'FR', undefined].map((country) => adviceFor(siteOf(code), country)?.code),
  );
  expect(table).toEqual([
    ['US_EN', undefined, undefined, undefined],
    ['US_EN', undefined, undefined, undefined],
    [undefined, 'CA_EN', undefined, undefined],
  ]);
});

test('[AD-05] the page for a new password shows no suggestion and only marks the visit as advised', () => {
  for (const path of [
    '/customer/account/createPassword',
    '/CA_FR/customer/account/createPassword/',
    '/US_EN/customer/account/createPassword?token=x'.split('?')[0] ?? '',
  ]) {
    localStorage.clear();
    expect([due(path), browserStorage.get(ADVICE_FLAG)]).toEqual([false, true]);
  }
});

test('[AD-11] never suggests a site to crawlers', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'DuckDuckBot/1.1',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Chrome-Lighthouse',
  ])
    expect([agent, due('/', agent)]).toEqual([agent, false]);
  expect(due()).toBe(true);
});

test('[AD-11] a page suggests no site to crawlers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const questionFor = async (userAgent: string): Promise<string | undefined> => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    rendered = await render(
      createElement(() => String(useAdviceDue())),
      await testPlatform(),
    );
    await pass(3000);
    const { textContent } = rendered.container;
    await rendered.unmount();
    return textContent;
  };
  expect([await questionFor('Googlebot/2.1'), await questionFor(BROWSER)]).toEqual(['false', 'true']);
  vi.useRealTimers();
});

test('[AD-04] a shop with sites for one country does not check visitors', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', undefined);
  const dueFor = async (storeViews: readonly StoreView[]) => {
    rendered = await render(
      createElement(() => String(useAdviceDue())),
      { ...(await testPlatform()), storeViews },
    );
    await pass(3000);
    const { textContent } = rendered.container;
    await rendered.unmount();
    return textContent;
  };
  expect([await dueFor([STORE_VIEWS.CA_EN, STORE_VIEWS.CA_FR]), await dueFor(SAMPLE_VIEWS)]).toEqual(['false', 'true']);
  vi.useRealTimers();
});

const BRITAIN = { ...STORE_VIEWS.CA_EN, code: 'gb', label: 'United Kingdom', countryId: 'GB', isDefault: false };
const QUEBEC = { ...STORE_VIEWS.CA_FR, code: 'qc', prefix: '/qc' };

test('[AD-02] suggests a view of the visitor’s country, in the language of the current one if there is one', () => {
  const storeViews = [STORE_VIEWS.CA_EN, QUEBEC, BRITAIN];
  const advised = (storeView: StoreView, country: string) => adviceFor({ storeView, storeViews }, country)?.code;
  expect([advised(BRITAIN, 'CA'), advised(QUEBEC, 'GB'), advised({ ...BRITAIN, language: 'fr' }, 'CA')]).toEqual([
    'CA_EN',
    'gb',
    'qc',
  ]);
  expect([advised(QUEBEC, 'CA'), advised(BRITAIN, 'US')]).toEqual([undefined, undefined]);
});

test('[AD-10] a time zone of any country of the shop is recognised', () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Europe/London' } as Intl.ResolvedDateTimeFormatOptions);
  expect([countryOfBrowser(['CA', 'GB']), countryOfBrowser(['CA', 'FR'])]).toEqual(['GB', undefined]);
});

test('[AD-08] between other countries the dialog names the site', async () => {
  rendered = await render(
    <AdviceDialog
      site={{ storeView: STORE_VIEWS.CA_EN, storeViews: [STORE_VIEWS.CA_EN, BRITAIN] }}
      to={BRITAIN}
      onSwitch={() => undefined}
      onClose={() => undefined}
    />,
    await testPlatform(),
  );
  expect(rendered.container.textContent).toContain('Go to United Kingdom');
  expect(rendered.container.textContent).not.toMatch(/Canadian|US site/);
});

test('[AD-10] derives the country from the time zone, or from a Canadian language', () => {
  const zones = [
    'America/Toronto',
    'America/St_Johns',
    'Canada/Pacific',
    'America/New_York',
    'America/Indiana/Knox',
    'US/Eastern',
    'Pacific/Honolulu',
    'Europe/Paris',
    'America/Mexico_City',
    'America/Puerto_Rico',
  ];
  expect(zones.map((zone) => offlineCountry(zone, ['en-CA']))).toEqual([
    'CA',
    'CA',
    'CA',
    'US',
    'US',
    'US',
    'US',
    undefined,
    undefined,
    undefined,
  ]);
  expect([
    offlineCountry('UTC', ['fr-CA', 'fr']),
    offlineCountry('UTC', ['en-US']),
    offlineCountry('Etc/GMT+5', ['en-CA']),
    offlineCountry(undefined, []),
  ]).toEqual(['CA', undefined, 'CA', undefined]);
});

const decide = (code: StoreViewCode, isAllowed: boolean, country: string | undefined) => {
  const countryOfDevice = vi.fn<() => Promise<string | undefined>>(async () => country);
  return {
    countryOfDevice,
    advice: decideAdvice({
      site: siteOf(code),
      isLocatingAllowed: async () => isAllowed,
      countryOfPosition: countryOfDevice,
      countryOfBrowser: async () => country,
    }),
  };
};

test('[AD-06][AD-08] without permission, only suggests the switch and does not request the position', async () => {
  const { advice, countryOfDevice } = decide('CA_FR', false, 'US');
  expect([await advice, countryOfDevice.mock.calls.length]).toEqual([{ kind: 'suggest', to: STORE_VIEWS.US_EN }, 0]);
  expect(await decide('CA_FR', false, 'CA').advice).toBeUndefined();
});

test('[AD-07] with earlier permission, switches the site', async () => {
  const { advice, countryOfDevice } = decide('US_EN', true, 'CA');
  expect([await advice, countryOfDevice.mock.calls.length]).toEqual([{ kind: 'switch', to: STORE_VIEWS.CA_EN }, 1]);
});

test('[AD-06] requests the position only with a granted permission', async () => {
  const states = async (state: string): Promise<boolean> => {
    vi.stubGlobal('navigator', { geolocation: {}, permissions: { query: async () => ({ state }) } });
    return isLocatingAllowed();
  };
  expect([await states('granted'), await states('prompt'), await states('denied')]).toEqual([true, false, false]);
  vi.stubGlobal('navigator', { geolocation: {} });
  expect(await isLocatingAllowed()).toBe(false);
});

const standAt = (latitude: number, longitude: number): void => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude, longitude } }),
    },
  });
};
const respondWith = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

test('[AD-09][AD-10] sends the position rounded to a kilometre', async () => {
  standAt(45.501_69, -73.567_25);
  const countryRequests = respondWith({ status: 'OK', country: 'CA' });
  expect(await countryOfPosition(countryRequests)).toBe('CA');
  expect(countryRequests.mock.calls[0]?.[0]).toBe('/api/geocode?latlng=45.50,-73.57');
  expect(await countryOfPosition(respondWith({ status: 'ZERO_RESULTS' }))).toBeUndefined();
});

test('[AD-12] reports a geocoder failure in a toast, or in an alert without toasts', async () => {
  standAt(45.5, -73.57);
  const t = translateWith(await testPlatform());
  const failure = await countryOfPosition(respondWith({ status: 'OVER_QUERY_LIMIT' })).catch((error: unknown) => error);
  reportGeocoder(failure, t);
  expect(toastStore.getState().toasts.map(({ type, message }) => [type, message])).toEqual([
    ['error', 'Geocoder failed due to: OVER_QUERY_LIMIT'],
  ]);
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal('alert', alert);
  reportGeocoder(failure, t, () => {
    throw new Error('no toasts');
  });
  expect(alert).toHaveBeenCalledWith('Geocoder failed due to: OVER_QUERY_LIMIT');
  await expect(countryOfPosition(respondWith({}, 503))).rejects.toThrow(new GeocoderError('HTTP_503'));
});

test('[AD-12] shows no error when the visitor denies the position', async () => {
  reportGeocoder({ code: 1, message: 'User denied Geolocation' }, translateWith(await testPlatform()));
  expect(toastStore.getState().toasts).toEqual([]);
});

const renderAdvice = async (code: StoreViewCode, to: StoreViewCode) => {
  const [onSwitch, onClose] = [vi.fn<(to: StoreView) => void>(), vi.fn<() => void>()];
  rendered = await render(
    <AdviceDialog site={siteOf(code)} to={sampleView(to)} onSwitch={onSwitch} onClose={onClose} />,
    await testPlatform(code),
  );
  const { container } = rendered;
  const click = (name: string) =>
    during(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  return { container, click, onSwitch, onClose };
};

test('[AD-08] the dialog suggests the other site in the current language', async () => {
  const { container, click, onSwitch, onClose } = await renderAdvice('CA_FR', 'US_EN');
  expect(container.querySelector('h2')?.textContent).toBe('Vous magasinez à partir des États-Unis?');
  await click('Aller au site américain');
  expect(onSwitch).toHaveBeenCalledWith(STORE_VIEWS.US_EN);
  await click('Rester sur le site canadien');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[AD-06][AD-08] a click requests the position, which decides the site', async () => {
  standAt(45.5, -73.57);
  vi.stubGlobal('fetch', respondWith({ status: 'OK', country: 'CA' }));
  const { container, click, onSwitch } = await renderAdvice('CA_EN', 'US_EN');
  await click('Not sure? Check with my location');
  await eventually(() =>
    container.querySelector('[role="status"]')?.textContent?.startsWith('You are on the right site'),
  );
  expect(onSwitch).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', respondWith({ status: 'OK', country: 'US' }));
  await click('Not sure? Check with my location');
  await eventually(() => onSwitch.mock.calls.length > 0);
  expect(onSwitch).toHaveBeenCalledWith(STORE_VIEWS.US_EN);
});
