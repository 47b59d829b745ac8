import '#storefront/testing/window.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../../testing/fake-back-end.ts';
import { openPage, type Page } from '../../testing/page.tsx';
import { openTab, type Tab } from '../../testing/tab.ts';
import { PaymentStep } from '../../steps/payment-step.tsx';

const scripts = vi.hoisted(() => ({ scriptRequests: [] as string[], areThere: true }));
vi.mock('#storefront/platform/third-party/fetch-script.ts', () => ({
  fetchScript: async ({ src }: { src: string }) => {
    scripts.scriptRequests.push(src);
    if (!scripts.areThere) throw new Error('unreachable');
  },
}));

// The step loads it on demand.
beforeAll(() => import('./braintree-form.tsx'));

const CARD = {
  nonce: 'tokencc_1',
  details: { bin: '555555', cardType: 'MasterCard', lastFour: '4444', expirationMonth: '3', expirationYear: '2030' },
};
const did: string[] = [];
let tokenize = vi.fn<() => Promise<typeof CARD>>();
let tab: Tab;
let page: Page;

const open = async (view: StoreViewCode = 'CA_EN', confirmation: object | null = null): Promise<void> => {
  const responses = {
    createBraintreeClientToken: { createBraintreeClientToken: 'token-1' },
    getCardConfirmation: { storeConfig: confirmation },
  };
  tab = openTab(openFakeBackEnd(responses), view);
  tab.store.setState({ paymentMethods: [{ code: 'braintree', title: 'Credit card' }] });
  page = await openPage(tab, <PaymentStep />);
};

beforeEach(() => {
  localStorage.clear();
  did.length = 0;
  scripts.scriptRequests.length = 0;
  scripts.areThere = true;
  tokenize = vi.fn(async () => CARD);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/checkout' }] as never);
  const library = {
    client: {
      create: async ({ authorization }: { authorization: string }) => void did.push(`client ${authorization}`),
    },
    hostedFields: {
      create: async ({ fields }: { fields: Record<string, { container: HTMLElement; internalLabel: string }> }) => {
        for (const [name, { container, internalLabel }] of Object.entries(fields))
          did.push(`${name}: ${internalLabel}, ${document.querySelector(`label[for="${container.id}"]`)?.textContent}`);
        return {
          tokenize,
          focus: (field: string) => void did.push(`focus ${field}`),
          setAttribute: ({ field }: { field: string }) => void did.push(`wrong ${field}`),
          removeAttribute: () => {},
          teardown: async () => void did.push('teardown'),
        };
      },
    },
  };
  Object.assign(window, { braintree: library });
});
afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'braintree');
});

const ready = (label = 'Review the order'): Promise<void> =>
  eventually(() => expect(page.button(label)?.disabled).toBe(false));

test('shows Braintree’s hosted fields, created with the shop’s token and labelled like our fields', async () => {
  await open('CA_FR');
  await ready('Vérifier la commande');
  expect(scripts.scriptRequests).toEqual([
    'https://js.braintreegateway.com/web/3.144.0/js/client.min.js',
    'https://js.braintreegateway.com/web/3.144.0/js/hosted-fields.min.js',
  ]);
  expect(did).toEqual([
    'client token-1',
    'number: Numéro de carte, Numéro de carte',
    'expirationDate: Expiration (MM/AA), Expiration (MM/AA)',
    'cvv: Code de sécurité, Code de sécurité',
  ]);
  expect(page.text()).toContain('directement dans les champs de Braintree');
});

test('gives checkout the nonce, brand, last digits and expiry', async () => {
  await open();
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
  expect(tab.state().paymentData).toEqual({ nonce: 'tokencc_1', brand: 'mastercard', last4: '4444', expiry: '03/30' });
});

test('reports and focuses an invalid field', async () => {
  await open();
  await ready();
  did.length = 0;
  tokenize.mockRejectedValueOnce({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    details: { invalidFieldKeys: ['expirationDate', 'cvv'] },
  });
  await page.press('Review the order');
  await eventually(() => expect(did).toEqual(['wrong expirationDate', 'wrong cvv', 'focus expirationDate']));
  expect(page.textOf('alert')).toContain('2 fields');
  expect(page.texts('p[id$="-error"]')).toHaveLength(2);
  tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
  await page.press('Review the order');
  await eventually(() => expect(page.textOf('alert')).toContain('3 fields'));
});

test('shows an error if Braintree cannot read the card, and allows another attempt', async () => {
  await open();
  await ready();
  tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  await page.press('Review the order');
  await eventually(() => expect(page.textOf('alert')).toContain('Your card could not be read'));
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
});

test('shows an error if the fields cannot be loaded, and loads them on the next press', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  scripts.areThere = false;
  await open();
  await eventually(() => expect(page.textOf('alert')).toContain('could not be loaded'));
  scripts.areThere = true;
  await page.press('Try again');
  await ready();
  expect(page.textOf('alert')).not.toContain('could not be loaded');
});

test('reloads the document if the visit started on another page, so that its policy allows the fields', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/CA_FR/cart' }] as never);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await open();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(scripts.scriptRequests).toEqual([]);
});

test('removes the fields when the shopper leaves the step', async () => {
  await open();
  await ready();
  did.length = 0;
  await during(() => page.redraw(null));
  expect(did).toEqual(['teardown']);
});

const REQUIRED = { braintree_3dsecure_verify_3dsecure: true, braintree_3dsecure_always_request_3ds: true };
const OFFERED = { ...REQUIRED, braintree_3dsecure_always_request_3ds: false };
type Info = { liabilityShifted: boolean; liabilityShiftPossible: boolean };

/** Braintree's 3-D Secure: with a page of the bank, or without one. */
const bank = (response: Info | Error | 'never', hasPage = false) => {
  const requested: object[] = [];
  let show: ((event: { element: HTMLElement }, next: () => void) => void) | undefined;
  Object.assign(window.braintree!, {
    threeDSecure: {
      create: async ({ version }: { version: string }) => ({
        on: (_event: string, reported: typeof show) => (show = reported),
        verifyCard: async ({
          onLookupComplete,
          ...options
        }: {
          onLookupComplete: (data: null, next: () => void) => void;
        }) => {
          requested.push({ version, ...options });
          await new Promise<void>((resolve) => onLookupComplete(null, resolve));
          if (hasPage) show?.({ element: document.createElement('iframe') }, () => undefined);
          if (response === 'never') return new Promise(() => undefined);
          if (response instanceof Error) throw response;
          return { nonce: 'confirmed_1', threeDSecureInfo: response };
        },
        cancelVerifyCard: async () => void did.push('cancelled'),
        teardown: async () => undefined,
      }),
    },
  });
  return requested;
};
const CONFIRMED = { liabilityShifted: true, liabilityShiftPossible: true };
const FAILED = { liabilityShifted: false, liabilityShiftPossible: true };
const IMPOSSIBLE = { liabilityShifted: false, liabilityShiftPossible: false };

test('with 3-D Secure, the bank confirms the amount and checkout receives the confirmed nonce', async () => {
  const requested = bank(CONFIRMED);
  await open('CA_EN', REQUIRED);
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentData).toMatchObject({ nonce: 'confirmed_1', last4: '4444' }));
  expect(scripts.scriptRequests).toContain('https://js.braintreegateway.com/web/3.144.0/js/three-d-secure.min.js');
  expect(requested).toMatchObject([{ version: '2-inline-iframe', nonce: 'tokencc_1', bin: '555555' }]);
});

test('without 3-D Secure, loads none of its code', async () => {
  await open();
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
  expect(scripts.scriptRequests.filter((one) => one.includes('three-d-secure'))).toEqual([]);
});

test.each([
  ['required', REQUIRED, FAILED, 'Your bank did not confirm this card, so nothing was charged.'],
  ['required', REQUIRED, IMPOSSIBLE, 'Your bank did not confirm this card, so nothing was charged.'],
  ['offered', OFFERED, FAILED, 'Your bank did not confirm this card, so nothing was charged.'],
  [
    'required',
    REQUIRED,
    Object.assign(new Error('x'), { code: 'THREEDS_CARDINAL_SDK_CANCELED' }),
    'You did not confirm',
  ],
  ['required', REQUIRED, new Error('no network'), 'Your bank could not be asked, so nothing was charged.'],
] as const)('%s: an unconfirmed card is not accepted, shows the reason, and can be tried again', async (...given) => {
  const [, setting, response, words] = given;
  vi.spyOn(console, 'warn').mockReturnValue();
  bank(response as Info);
  await open('CA_EN', setting);
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(page.textOf('alert')).toContain(words));
  expect(tab.state().paymentCode).toBeUndefined();
  bank(CONFIRMED);
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
});

test('accepts a card whose bank cannot confirm if 3-D Secure is optional', async () => {
  bank(IMPOSSIBLE);
  await open('CA_EN', OFFERED);
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentData).toMatchObject({ nonce: 'confirmed_1' }));
});

test('the bank’s page opens in the form with the focus, and cancelling it does not clear the card', async () => {
  bank('never', true);
  await open('CA_FR', REQUIRED);
  await ready('Vérifier la commande');
  await page.press('Vérifier la commande');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Votre banque vous demande de confirmer'));
  expect(document.querySelector('iframe')?.title).toBe('Votre banque vous demande de confirmer');
  await page.press('Ne pas confirmer');
  await eventually(() => expect(page.textOf('alert')).toContain('Vous n’avez pas confirmé auprès de votre banque'));
  expect(document.querySelector('iframe')).toBeNull();
  expect(did).toContain('cancelled');
  expect(did).not.toContain('teardown');
  expect(document.activeElement?.textContent).toContain('Vérifier la commande');
});
