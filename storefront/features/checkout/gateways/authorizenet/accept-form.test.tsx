import '#storefront/testing/window.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../../testing/fake-back-end.ts';
import { openPage, type Page } from '../../testing/page.tsx';
import { openTab, type Tab } from '../../testing/tab.ts';
import { PaymentStep } from '../../steps/payment-step.tsx';

const scripts = vi.hoisted(() => ({ requested: [] as string[], areThere: true }));
vi.mock('#storefront/platform/third-party/fetch-script.ts', () => ({
  fetchScript: async ({ src }: { src: string }) => {
    scripts.requested.push(src);
    if (!scripts.areThere) throw new Error('unreachable');
  },
}));

// The step loads it on demand.
beforeAll(() => import('./accept-form.tsx'));

const KEYS = { authorizeNetAcceptJs: { api_login_id: 'login-1', client_key: 'client-1', is_sandbox: true } };
const CARD = { cardnumber: '4111 1111 1111 1111', expiry: '3/30', code: '123' };
const result = (dataValue?: string, code = 'I_WC_01') => ({
  ...(dataValue && { opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue } }),
  messages: { resultCode: dataValue ? 'Ok' : 'Error', message: [{ code, text: 'said' }] },
});

let responses: ReturnType<typeof result>[] = [];
const sent: unknown[] = [];
let backEnd: ReturnType<typeof openFakeBackEnd>;
let tab: Tab;
let page: Page;

const open = async (): Promise<void> => {
  backEnd = openFakeBackEnd({ getAcceptKeys: KEYS });
  tab = openTab(backEnd);
  tab.store.setState({ paymentMethods: [{ code: 'authorizenet_acceptjs', title: 'Credit card' }] });
  page = await openPage(tab, <PaymentStep />);
};
const ready = (): Promise<void> => eventually(() => page.field('cardnumber')).then(() => undefined);

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  scripts.requested.length = 0;
  scripts.areThere = true;
  responses = [];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/checkout' }] as never);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('Accept', {
    dispatchData: (data: unknown, reported: (response: unknown) => void) => {
      sent.push(data);
      reported(responses.shift() ?? result('eyJjb2RlIjoiNTBfMl8wNjAwMCJ9'));
    },
  });
});
afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('sends the card only to Accept.js, and gives checkout its token, brand, last digits and expiry', async () => {
  await open();
  await ready();
  expect(scripts.requested).toEqual(['https://jstest.authorize.net/v1/Accept.js']);
  expect(page.text()).toContain('straight to Authorize.Net');
  expect(page.text()).not.toContain('Test mode');
  await page.enter(CARD);
  await page.send();
  await eventually(() => tab.state().paymentCode === 'authorizenet_acceptjs');
  expect(sent).toEqual([
    {
      authData: { apiLoginID: 'login-1', clientKey: 'client-1' },
      cardData: { cardNumber: '4111111111111111', month: '03', year: '30', cardCode: '123' },
    },
  ]);
  expect(tab.state().paymentData).toEqual({
    nonce: 'eyJjb2RlIjoiNTBfMl8wNjAwMCJ9',
    brand: 'visa',
    last4: '1111',
    expiry: '03/30',
  });
  expect(JSON.stringify([backEnd.requested, Object.entries(localStorage)])).not.toMatch(/4111.?1111/);
});

test('shows an error if Authorize.Net refuses the card, and allows another attempt', async () => {
  await open();
  await ready();
  responses = [result(undefined, 'E_WC_05')];
  await page.enter(CARD);
  await page.send();
  await eventually(() => expect(page.textOf('alert')).toContain('Your card could not be read'));
  expect(tab.state().paymentCode).toBeUndefined();
  await page.send();
  await eventually(() => tab.state().paymentCode === 'authorizenet_acceptjs');
  expect(page.textOf('alert')).not.toContain('could not be read');
});

test('repeats the request while Accept.js is only partly loaded', async () => {
  await open();
  await ready();
  responses = [result(undefined, 'E_WC_03')];
  await page.enter(CARD);
  await page.send();
  await eventually(() => tab.state().paymentCode === 'authorizenet_acceptjs');
  expect(sent).toHaveLength(2);
});

test('shows an error if the script cannot be loaded, and loads it on the next press', async () => {
  scripts.areThere = false;
  await open();
  await eventually(() => expect(page.textOf('alert')).toContain('could not be loaded'));
  scripts.areThere = true;
  await page.press('Try again');
  await ready();
});

test('the Trusted Types policy allows scripts of Accept.js only', async () => {
  const rules: { createScriptURL(address: string): string | null }[] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, made: (typeof rules)[number]) => rules.push(made) });
  vi.resetModules();
  const { fetchAccept } = await import('./accept.ts');
  await fetchAccept({ loginId: '', clientKey: '', isSandbox: false });
  await fetchAccept({ loginId: '', clientKey: '', isSandbox: false });
  expect(rules).toHaveLength(1);
  const core = 'https://js.authorize.net/v1/AcceptCore.js';
  expect([rules[0]?.createScriptURL(core), rules[0]?.createScriptURL('https://evil.example/x.js')]).toEqual([
    core,
    null,
  ]);
  await open();
});

test('reloads the document if the visit started on another page, so that its policy allows the script', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/CA_FR/cart' }] as never);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await open();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(scripts.requested).toEqual([]);
});
