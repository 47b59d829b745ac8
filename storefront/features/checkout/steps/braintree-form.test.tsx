import '#storefront/testing/window.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { openTab, type Tab } from '../testing/tab.ts';
import { PaymentStep } from './payment-step.tsx';

const scripts = vi.hoisted(() => ({ asked: [] as string[], areThere: true }));
vi.mock('#storefront/platform/third-party/fetch-script.ts', () => ({
  fetchScript: async ({ src }: { src: string }) => {
    scripts.asked.push(src);
    if (!scripts.areThere) throw new Error('unreachable');
  },
}));

// The step itself fetches it once it is needed.
beforeAll(() => import('./braintree-form.tsx'));

const CARD = {
  nonce: 'tokencc_1',
  details: { cardType: 'MasterCard', lastFour: '4444', expirationMonth: '3', expirationYear: '2030' },
};
const did: string[] = [];
let tokenize = vi.fn<() => Promise<typeof CARD>>();
let tab: Tab;
let page: Page;

const open = async (view: StoreViewCode = 'CA_EN'): Promise<void> => {
  tab = openTab(openFakeBackEnd({ createBraintreeClientToken: { createBraintreeClientToken: 'token-1' } }), view);
  tab.store.setState({ paymentMethods: [{ code: 'braintree', title: 'Credit card' }] });
  page = await openPage(tab, <PaymentStep />);
};

beforeEach(() => {
  localStorage.clear();
  did.length = 0;
  scripts.asked.length = 0;
  scripts.areThere = true;
  tokenize = vi.fn(async () => CARD);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/checkout' }] as never);
  vi.stubGlobal('braintree', {
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
  });
});
afterEach(async () => {
  await page.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ready = (label = 'Review the order'): Promise<void> =>
  eventually(() => expect(page.button(label)?.disabled).toBe(false));

test('the fields are Braintree’s, begun with the shop’s token and named as their labels', async () => {
  await open('CA_FR');
  await ready('Vérifier la commande');
  expect(scripts.asked).toEqual([
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

test('checkout is given the nonce, with brand, last digits and expiry', async () => {
  await open();
  await ready();
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
  expect(tab.state().paymentData).toEqual({ nonce: 'tokencc_1', brand: 'mastercard', last4: '4444', expiry: '03/30' });
});

test('a field that is not right is named, and gone to', async () => {
  await open();
  await ready();
  did.length = 0;
  tokenize.mockRejectedValueOnce({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    details: { invalidFieldKeys: ['expirationDate', 'cvv'] },
  });
  await page.press('Review the order');
  await eventually(() => expect(did).toEqual(['wrong expirationDate', 'wrong cvv', 'focus expirationDate']));
  expect(page.said('alert')).toContain('2 fields');
  expect(page.texts('p[id$="-error"]')).toHaveLength(2);
  tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
  await page.press('Review the order');
  await eventually(() => expect(page.said('alert')).toContain('3 fields'));
});

test('a card that Braintree cannot read says so; nothing is lost, and it can be tried again', async () => {
  await open();
  await ready();
  tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  await page.press('Review the order');
  await eventually(() => expect(page.said('alert')).toContain('Your card could not be read'));
  await page.press('Review the order');
  await eventually(() => expect(tab.state().paymentCode).toBe('braintree'));
});

test('fields that cannot be loaded say so, and are loaded by another press', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  scripts.areThere = false;
  await open();
  await eventually(() => expect(page.said('alert')).toContain('could not be loaded'));
  scripts.areThere = true;
  await page.press('Try again');
  await ready();
  expect(page.said('alert')).not.toContain('could not be loaded');
});

test('a visit that came from another page loads the document anew, whose policy lets the fields in', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/CA_FR/cart' }] as never);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await open();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(scripts.asked).toEqual([]);
});

test('leaving the step takes the fields away', async () => {
  await open();
  await ready();
  did.length = 0;
  await during(() => page.redraw(null));
  expect(did).toEqual(['teardown']);
});
