// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, pass, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import Feedback from './tab/feedback.tsx';
import { STILL_MS } from './tab/use-away.ts';

const product = (id: number) => ({ id, name: `Lumen ${id}`, sku: `L-${id}` });
type Reply = (request: GraphqlRequest) => unknown;
const REPLIES: Record<string, unknown> = {
  submitFeedback: { data: { submitFeedback: { message: 'Thank you', status: true } } },
  getShowroomCities: { data: { showrooms: [{ city: 'Laval' }, { city: 'Toronto' }, { city: 'Laval' }] } },
  getProductSuggestionsField: { data: { products: { items: [1, 2, 3, 4, 5, 6].map(product) } } },
  getCustomerDetails: { data: { customer: { firstname: 'Eve', lastname: 'Roy', email: 'eve@example.com' } } },
};

let rendered: Rendered | undefined;
beforeEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true }));
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
});

const renderView = async ({
  address = '/faq',
  reply = (() => undefined) as Reply,
  isSignedIn = false,
  code = 'CA_EN' as StoreViewCode,
  countryId = 'CA',
  lacks = undefined as string | undefined,
} = {}) => {
  const requested: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest): Promise<ExecuteResult> => {
    requested.push(request);
    const answer = (await reply(request)) ?? REPLIES[request.operationName];
    if (answer instanceof Error) throw answer;
    return answer as ExecuteResult;
  };
  const given = await testPlatform(code);
  const platform = { ...given, storeView: { ...given.storeView, countryId }, ...(lacks && { lacks }) };
  const session = isSignedIn ? { ...guestSession, isSignedIn: () => true, token: () => 'token' } : guestSession;
  const commerce = createCommerceClient({ transport, storeView: code, currency: platform.currency, session });
  const router = routerOf(Feedback, { address });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, { ...platform, commerce, session });
  const { container } = rendered;
  const tab = container.querySelector<HTMLButtonElement>('[data-feedback-tab]')!;
  const widget = () => container.querySelector<HTMLElement>('[role=dialog]')!;
  const heading = () => widget().querySelector('h2')!;
  const byName = (name: string, value?: string) =>
    widget().querySelector<HTMLInputElement>(`[name=${name}]${value ? `[value=${value}]` : ''}`)!;
  const fill = (name: string, text: string) =>
    during(() => {
      const field = byName(name);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  const choose = (name: string, value: string) => during(() => byName(name, value).click());
  const next = () => during(() => widget().querySelector('form')!.requestSubmit());
  const button = (label: string) =>
    [...widget().querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === label,
    )!;
  const open = async () => {
    await during(() => tab.click());
    await eventually(widget);
  };
  return { container, tab, widget, heading, byName, fill, choose, next, button, open, requested, router };
};

/** Opens the widget and answers everything about the website up to the contact details. */
const toContact = async (given: Parameters<typeof renderView>[0] = {}) => {
  const drawing = await renderView(given);
  const { open, choose, fill, next } = drawing;
  await open();
  await choose('feedback_type', 'website');
  await next();
  await fill('main_reason_visit', 'prices');
  await choose('objective_achieved', 'partly');
  await next();
  await choose('overall_experience_rate', '4');
  await fill('feedback_text', 'The filters forget.');
  await next();
  return drawing;
};

const fillContact = async ({ fill }: Awaited<ReturnType<typeof renderView>>) => {
  await fill('user_fullname', 'Ann Roy');
  await fill('user_email', 'ann@example.com');
  await fill('user_phone', '5145550140');
};

test('[FB-01] the tab shows FEEDBACK; pressing it opens the widget with the focus on its heading', async () => {
  const { tab, open, widget, heading } = await renderView();
  expect([tab.textContent, tab.getAttribute('aria-expanded')]).toEqual(['FEEDBACK', 'false']);
  await open();
  expect([heading().textContent, document.activeElement, tab.getAttribute('aria-expanded')]).toEqual([
    'What is it about?',
    heading(),
    'true',
  ]);
  expect(widget().getAttribute('aria-modal')).toBeNull();
});

test('[FB-07] on the home page the tab appears after scrolling 360 px', async () => {
  const { tab } = await renderView({ address: '/' });
  vi.useFakeTimers();
  const scrollTo = (y: number) =>
    during(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });
  expect(tab.hasAttribute('data-away')).toBe(true);
  await scrollTo(359);
  await pass(STILL_MS);
  expect(tab.hasAttribute('data-away')).toBe(true);
  await scrollTo(360);
  expect(tab.hasAttribute('data-away')).toBe(true);
  await pass(STILL_MS);
  expect(tab.hasAttribute('data-away')).toBe(false);
  await scrollTo(0);
  await pass(STILL_MS);
  expect(tab.hasAttribute('data-away')).toBe(true);
});

test('hides the tab while the page scrolls and shows it again afterwards', async () => {
  const { tab } = await renderView();
  vi.useFakeTimers();
  const scroll = () => during(() => window.dispatchEvent(new Event('scroll')));
  await scroll();
  expect(tab.hasAttribute('data-away')).toBe(true);
  await pass(STILL_MS - 1);
  await scroll();
  await pass(STILL_MS - 1);
  expect(tab.hasAttribute('data-away')).toBe(true);
  await pass(1);
  expect(tab.hasAttribute('data-away')).toBe(false);
});

test('[FB-08] shows it at once on other pages, also server-rendered', async () => {
  expect((await renderView()).tab.hasAttribute('data-away')).toBe(false);
  await rendered?.unmount();
  const router = routerOf(Feedback, { address: '/faq', isServer: true });
  await router.load();
  const html = renderToStaticMarkup(
    <PlatformProvider platform={await testPlatform()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  expect(html).toContain('data-feedback-tab');
  expect(html).not.toContain('data-away');
});

test('[FB-18] does not leave an incomplete step, and marks and focuses the missing field', async () => {
  const { open, next, widget, heading, choose, byName } = await renderView();
  await open();
  await next();
  expect([
    heading().textContent,
    widget().textContent?.includes('This is a required field'),
    document.activeElement,
  ]).toEqual(['What is it about?', true, byName('feedback_type')]);
  await choose('feedback_type', 'product');
  await next();
  expect([heading().textContent, document.activeElement]).toEqual(['The product', heading()]);
});

test('[FB-13] [FB-14] [FB-25] [FB-30] [FB-31] [GM-09] sends the form, shows progress, then the thanks', async () => {
  let settle = (_: unknown): void => undefined;
  const drawing = await toContact({
    reply: ({ operationName }) =>
      operationName === 'submitFeedback' ? new Promise((resolve) => (settle = resolve)) : undefined,
  });
  const { next, heading, widget, requested } = drawing;
  await fillContact(drawing);
  await next();
  expect(heading().textContent).toBe('Sending your feedback…');
  expect(requested.at(-1)).toMatchObject({
    operationName: 'submitFeedback',
    variables: {
      input: {
        feedback_type: 'website',
        main_reason_visit: 'prices',
        objective_achieved: 'partly',
        overall_experience_rate: '4',
        feedback_text: 'The filters forget.',
        user_fullname: 'Ann Roy',
        user_email: 'ann@example.com',
        user_phone: '5145550140',
      },
    },
  });
  await during(() => settle(REPLIES['submitFeedback']));
  await eventually(() => heading().textContent === 'Thank you');
  expect([widget().hasAttribute('data-success'), document.activeElement]).toEqual([true, heading()]);
});

test('[FB-15] resets the form 200 ms after the thanks are closed', async () => {
  const drawing = await toContact();
  const { next, heading, button, tab, widget } = drawing;
  await fillContact(drawing);
  await next();
  await eventually(() => heading().textContent === 'Thank you');
  vi.useFakeTimers();
  await during(() => button('Close').click());
  expect([heading().textContent, widget().hasAttribute('data-open'), document.activeElement]).toEqual([
    'Thank you',
    false,
    tab,
  ]);
  await pass(199);
  expect(heading().textContent).toBe('Thank you');
  await pass(1);
  expect(heading().textContent).toBe('What is it about?');
  expect(widget().querySelector(':checked')).toBeNull();
});

test('preserves the input and shows an error if sending fails', async () => {
  const drawing = await toContact({
    reply: ({ operationName }) =>
      operationName === 'submitFeedback' ? { data: { submitFeedback: { status: false, message: null } } } : undefined,
  });
  const { next, heading, widget, byName } = drawing;
  await fillContact(drawing);
  await next();
  await eventually(() => widget().querySelector('[role=alert]')?.textContent);
  expect([heading().textContent, byName('user_phone').value]).toEqual(['How can we reach you?', '514-555-0140']);
  expect(widget().querySelector('[role=alert]')?.textContent).toMatch(
    /^We could not keep your feedback\. Everything is still here/,
  );
});

test('[FB-16] [SC-02] preserves the input on Back, Next and closing', async () => {
  const { widget, heading, button, byName, tab } = await toContact();
  await during(() => button('Back').click());
  expect([heading().textContent, byName('feedback_text').value]).toEqual(['How was it?', 'The filters forget.']);
  await during(() => widget().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([widget().hasAttribute('inert'), document.activeElement]).toEqual([true, tab]);
  await during(() => tab.click());
  expect([heading().textContent, byName('feedback_text').value]).toEqual(['How was it?', 'The filters forget.']);
});

test('[FB-17] another type discards earlier input', async () => {
  const { button, choose, next, byName, heading } = await toContact();
  for (let step = 0; step < 3; step++) await during(() => button('Back').click());
  expect(heading().textContent).toBe('What is it about?');
  await choose('feedback_type', 'general_feedback');
  await next();
  expect(byName('feedback_text').value).toBe('');
});

test('[FB-19] [FB-20] [FB-22] [FB-23] [FB-24] shows errors of the contact details', async () => {
  const drawing = await toContact();
  const { next, widget, fill, byName } = drawing;
  const errors = () => [...widget().querySelectorAll('[id$=-error]')].map((error) => error.textContent);
  await next();
  expect(errors()).toEqual(['This is a required field', 'This is a required field', 'This is a required field']);
  await fill('user_fullname', 'Ann');
  await fill('user_email', 'ann@');
  await fill('user_phone', '51455');
  expect(byName('user_phone').value).toBe('514-55');
  expect(errors()).toEqual([
    'Invalid email address. Please correct and try again.',
    'This field must have 12 characters',
  ]);
});

test('in a shop outside North America the phone number stays as typed, and is sent', async () => {
  const drawing = await toContact({ countryId: 'GB' });
  const { next, fill, byName, requested, heading } = drawing;
  await fillContact(drawing);
  await fill('user_phone', '+44 20 7946 0018');
  expect(byName('user_phone').value).toBe('+44 20 7946 0018');
  await next();
  await eventually(() => heading().textContent === 'Thank you');
  expect(requested.at(-1)?.variables).toMatchObject({ input: { user_phone: '+44 20 7946 0018' } });
});

test('[FB-21] fills in and locks name and email of a signed-in customer', async () => {
  const { byName, next, fill, requested, heading, widget } = await toContact({ isSignedIn: true });
  await eventually(() => byName('user_fullname').value);
  expect([
    byName('user_fullname').value,
    byName('user_fullname').readOnly,
    byName('user_email').value,
    byName('user_email').readOnly,
    byName('user_phone').readOnly,
  ]).toEqual(['Eve Roy', true, 'eve@example.com', true, false]);
  expect(widget().textContent).toContain('From your account');
  await fill('user_phone', '5145550140');
  await next();
  await eventually(() => heading().textContent === 'Thank you');
  expect(requested.at(-1)?.variables).toMatchObject({
    input: { user_fullname: 'Eve Roy', user_email: 'eve@example.com' },
  });
});

test('[FB-21] lets a guest type them', async () => {
  const { byName, requested } = await toContact();
  expect([byName('user_fullname').value, byName('user_fullname').readOnly]).toEqual(['', false]);
  expect(requested.map(({ operationName }) => operationName)).not.toContain('getCustomerDetails');
});

test('[FB-26] [FB-27] [FB-28] [GQ-20] suggests up to five products half a second after the last key press', async () => {
  const { open, choose, next, byName, fill, requested, widget } = await renderView();
  await open();
  await choose('feedback_type', 'product');
  await next();
  expect(byName('product_name')).toBeNull();
  await choose('product_is_specific', 'yes');
  vi.useFakeTimers();
  await fill('product_name', 'lu');
  await pass(499);
  await fill('product_name', 'lumen');
  await pass(499);
  expect(requested).toEqual([]);
  await pass(1);
  await pass(10);
  vi.useRealTimers();
  await eventually(() => widget().querySelector('[role=option]'));
  expect(requested.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['getProductSuggestionsField', { searchText: 'lumen', pageSize: 5, currentPage: 1 }],
  ]);
  expect([...widget().querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
    'Lumen 1',
    'Lumen 2',
    'Lumen 3',
    'Lumen 4',
    'Lumen 5',
  ]);
  const press = (key: string) =>
    during(() =>
      byName('product_name').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  await press('ArrowDown');
  await press('ArrowDown');
  expect(widget().querySelector('[aria-selected=true]')?.id).toBe(
    byName('product_name').getAttribute('aria-activedescendant'),
  );
  await press('Enter');
  expect([byName('product_name').value, byName('product_name').getAttribute('aria-expanded')]).toEqual([
    'Lumen 2',
    'false',
  ]);
});

test('[FB-29] shows "No results" without matches and accepts any name', async () => {
  const { open, choose, next, fill, widget, byName } = await renderView({
    reply: ({ operationName }) =>
      operationName === 'getProductSuggestionsField' ? { data: { products: { items: [] } } } : undefined,
  });
  await open();
  await choose('feedback_type', 'product');
  await next();
  await choose('product_is_specific', 'yes');
  await fill('product_name', 'zzz');
  await eventually(() => widget().textContent?.includes('No results'));
  expect([widget().querySelector('[role=option]'), byName('product_name').value]).toEqual([null, 'zzz']);
});

test('lists each city of the shop’s showrooms once; without showrooms the city is a text field', async () => {
  const first = await renderView();
  await first.open();
  await first.choose('feedback_type', 'showroom');
  await first.next();
  await eventually(() => first.byName('showroom_city').querySelector('option[value=Laval]'));
  expect([...first.byName('showroom_city').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose …',
    'Laval',
    'Toronto',
  ]);
  await rendered?.unmount();
  const second = await renderView({
    reply: ({ operationName }) =>
      operationName === 'getShowroomCities'
        ? { data: null, errors: [{ message: 'Cannot query field "showrooms" on type "Query".' }] }
        : undefined,
  });
  await second.open();
  await second.choose('feedback_type', 'showroom');
  await second.next();
  await eventually(() => second.byName('showroom_city')?.tagName === 'INPUT');
});

test('offers no samples and slabs as reasons in a shop without them', async () => {
  const { open, choose, next, byName } = await renderView({ lacks: 'samples,slabs' });
  await open();
  await choose('feedback_type', 'showroom');
  await next();
  const reasons = [...byName('main_reason_visit').querySelectorAll('option')].map(({ value }) => value);
  expect(reasons).toEqual(['', 'look_around', 'advice', 'pickup', 'other']);
});

test('is in French in the French store view', async () => {
  const { tab, open, heading } = await renderView({ code: 'CA_FR' });
  expect(tab.textContent).toBe('VOTRE AVIS');
  await open();
  expect(heading().textContent).toBe('De quoi s’agit-il?');
});
