// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { CONSENT_VERSION } from '#contract/newsletter.ts';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { Newsletter } from './newsletter.tsx';
import { waitForSubscriber } from './wait-for-subscriber.ts';

const SUBSCRIBED = { data: { subscribeToNewsletter: { status: 'SUBSCRIBED' } } };
/** As catalogue/stores.yaml names the sample shop. */
const shopIn = (store_address: string, store_email: string) => ({
  getStoreConfigData: { storeConfig: { website_name: 'Tessera' } },
  getStoreInformation: { storeConfig: { store_address, store_email } },
});
const offering = (valid_days: number | null) => ({
  ...ENGLISH,
  getStoreInformation: {
    storeConfig: {
      ...ENGLISH.getStoreInformation.storeConfig,
      newsletter_offer: { label: '10% off your first online order', valid_days },
    },
  },
});
const ENGLISH = shopIn('Tessera, 1187 rue des Carriers, bureau 100, Montréal, QC H2N 0A7', 'hello@tessera.example');
const SHOP = {
  CA_EN: ENGLISH,
  US_EN: ENGLISH,
  CA_FR: shopIn('Tessera, 1187, rue des Carriers, bureau 100, Montréal (Québec) H2N 0A7', 'bonjour@tessera.example'),
};
type Reply = (request: GraphqlRequest) => unknown;

let rendered: Rendered | undefined;
let stop = (): void => undefined;
afterEach(async () => {
  stop();
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
  await rendered?.unmount();
});

const renderForm = async (reply: Reply = () => SUBSCRIBED, code: StoreViewCode = 'CA_EN') => {
  const sentRequests: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest): Promise<ExecuteResult> => {
    sentRequests.push(request);
    const response = await reply(request);
    if (response instanceof Error) throw response;
    return response as ExecuteResult;
  };
  const platform = await testPlatform(code, SHOP[code as keyof typeof SHOP]);
  const commerce = createCommerceClient({
    transport,
    storeView: code,
    currency: platform.currency,
    session: guestSession,
  });
  rendered = await render(<Newsletter />, platform);
  const form = rendered.container.querySelector('form') as HTMLFormElement;
  stop = waitForSubscriber(form, { ...platform, commerce });
  const [email, consent] = ['email', 'consent'].map((name) => form.elements.namedItem(name) as HTMLInputElement) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const error = (name: string): string => form.querySelector(`[data-error=${name}]`)?.textContent ?? '';
  const submit = () => during(() => form.requestSubmit());
  const toast = () => eventually(() => toastStore.getState().toasts[0]);
  const fill = (text: string, isAgreed = true) => {
    email.value = text;
    consent.checked = isAgreed;
  };
  return { form, email, consent, sentRequests, error, submit, toast, fill, container: rendered.container };
};

test('[NL-01] shows title, email field with button, description, terms and an unchecked checkbox', async () => {
  const { container, email, consent } = await renderForm();
  expect(container.querySelector('h2')?.textContent).toBe('News by email');
  expect([email.type, email.getAttribute('aria-label'), email.nextElementSibling?.textContent]).toEqual([
    'email',
    'Email',
    'Subscribe',
  ]);
  expect([consent.type, consent.checked, consent.parentElement?.textContent]).toEqual([
    'checkbox',
    false,
    'Yes, Tessera may send me its newsletter by email.',
  ]);
  expect(container.textContent).toContain('Join the newsletter');
  expect(container.querySelector('#newsletter-terms')?.textContent).toMatch(
    /unsubscribe at any time.*Tessera, 1187 rue des Carriers/,
  );
  expect(container.querySelector('#newsletter-terms a')?.getAttribute('href')).toBe('#privacy-policy');
});

test('[NL-05] [NL-06] [NL-11] requires a valid address and shows an error at the field', async () => {
  const { email, error, submit, fill, sentRequests } = await renderForm();
  fill('');
  await submit();
  await eventually(() => error('email') === 'This is a required field');
  expect([email.getAttribute('aria-invalid'), document.activeElement, sentRequests.length]).toEqual(['true', email, 0]);
  email.value = 'ann@';
  await during(() => email.dispatchEvent(new Event('input', { bubbles: true })));
  expect(error('email')).toBe('Invalid email address. Please correct and try again.');
  email.value = 'ann@example.com';
  await during(() => email.dispatchEvent(new Event('input', { bubbles: true })));
  expect([error('email'), email.hasAttribute('aria-invalid')]).toEqual(['', false]);
});

test('sends nothing without consent', async () => {
  const { consent, error, submit, fill, sentRequests } = await renderForm();
  fill('ann@example.com', false);
  await submit();
  await eventually(() => error('consent') !== '');
  expect([consent.getAttribute('aria-invalid'), document.activeElement, sentRequests.length]).toEqual([
    'true',
    consent,
    0,
  ]);
});

test('[NL-07] [NL-08] [NL-09] [GM-08] after subscribing, shows a toast for five seconds and empties the form', async () => {
  const { email, consent, submit, toast, fill, sentRequests } = await renderForm();
  fill(' ann@example.com ');
  await submit();
  expect(await toast()).toMatchObject({
    type: 'success',
    timeout: 5000,
    message: 'You are subscribed. A confirmation is on its way to you.',
  });
  expect([email.value, consent.checked]).toEqual(['', false]);
  expect(sentRequests.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    [
      'subscribeToNewsletter',
      { email: 'ann@example.com', consent: { text_version: CONSENT_VERSION, source: 'footer' } },
    ],
  ]);
});

test('[NL-10] shows the first error message for five seconds and preserves the input', async () => {
  const refusal = {
    data: null,
    errors: [
      { message: 'Cette adresse courriel est déjà abonnée.', extensions: { category: 'graphql-already-exists' } },
      { message: 'Another' },
    ],
  };
  const { email, consent, submit, toast, fill } = await renderForm(() => refusal, 'CA_FR');
  fill('ann@example.com');
  await submit();
  expect(await toast()).toMatchObject({
    type: 'error',
    timeout: 5000,
    message: 'Cette adresse courriel est déjà abonnée.',
  });
  expect([email.value, consent.checked]).toEqual(['ann@example.com', true]);
});

test('explains what to do if the shop is unreachable or refuses too many requests', async () => {
  const { submit, toast, fill } = await renderForm(() => new Error('nothing'));
  fill('ann@example.com');
  await submit();
  expect((await toast()).message).toBe('Your subscription could not be confirmed. Please try again in a moment.');
  stop();
  await rendered?.unmount();
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
  const limited = await renderForm(() => ({
    data: null,
    errors: [{ message: 'Something went wrong', extensions: { category: 'graphql-too-many-requests' } }],
  }));
  limited.fill('ann@example.com');
  await limited.submit();
  expect((await limited.toast()).message).toBe('Too many tries from your connection. Please come back in an hour.');
});

test('subscribes with Magento’s own mutation if it has no consent, and announces a pending confirmation', async () => {
  const reply: Reply = ({ operationName }) =>
    operationName === 'subscribeToNewsletter'
      ? { data: null, errors: [{ message: 'Cannot query field "subscribeToNewsletter" on type "Mutation".' }] }
      : { data: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } };
  const { submit, toast, fill, sentRequests } = await renderForm(reply);
  fill('ann@example.com');
  await submit();
  expect(await toast()).toMatchObject({
    type: 'info',
    message: 'Almost there: open the email we sent you to confirm.',
  });
  expect(sentRequests.at(-1)).toMatchObject({
    operationName: 'subscribeEmailToNewsletter',
    variables: { email: 'ann@example.com' },
  });
});

test('ignores a second click while sending', async () => {
  let response = (_: unknown): void => undefined;
  const { form, submit, fill, sentRequests } = await renderForm(() => new Promise((resolve) => (response = resolve)));
  fill('ann@example.com');
  await submit();
  await eventually(() => form.ariaBusy === 'true' && sentRequests.length);
  await submit();
  expect(sentRequests).toHaveLength(1);
  await during(() => response(SUBSCRIBED));
  await eventually(() => form.ariaBusy !== 'true');
});

test.each([
  [90, '10% off your first online order: the welcome email brings your code. It works once, within 90 days.'],
  [1, '10% off your first online order: the welcome email brings your code. It works once, within 1 day.'],
  [null, '10% off your first online order: the welcome email brings your code. It works once.'],
])('[NL-04] shows the shop’s offer: %j', async (days, words) => {
  rendered = await render(<Newsletter />, await testPlatform('CA_EN', offering(days)));
  expect(rendered.container.querySelector('[data-offer]')?.textContent).toBe(words);
});

test('shows no offer if there is none', async () => {
  const { container } = await renderForm();
  expect(container.querySelector('[data-offer]')).toBeNull();
});

test('the consent text matches its version', async () => {
  const texts: string[] = [];
  for (const code of ['CA_EN', 'CA_FR', 'US_EN'] as const) {
    const { container } = await renderForm(undefined, code);
    const textOf = (selector: string) => container.querySelector(selector)?.firstChild?.textContent ?? '';
    texts.push(textOf('[name=consent] + span'), textOf('#newsletter-terms'));
    await rendered?.unmount();
  }
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
  // After rewording: add a version in contract/newsletter.ts, keep the old one in its list, then update the digest
  // here.
  expect([CONSENT_VERSION, digest]).toEqual(['2026-11-29', '0d3206632768bf49']);
});
