// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { guestSession } from '#storefront/platform/session/session.ts';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { createRestClient } from '#storefront/platform/commerce/rest.ts';
import { endSubscription } from './end-subscription.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
const end = (token: string, send: typeof fetch) =>
  endSubscription(
    { session: guestSession, storeView: STORE_VIEWS.CA_FR, token },
    createRestClient(guestSession, send, true),
  );

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  await rendered?.unmount();
});

test('sends the token of the link to its store view', async () => {
  const send = answering(200, { status: 'UNSUBSCRIBED' });
  expect(await end('abc/1', send)).toBe('ended');
  expect(send).toHaveBeenCalledWith(
    '/rest/CA_FR/V1/newsletter/unsubscribe/abc%2F1',
    expect.objectContaining({ method: 'POST', body: '{"source":"link"}' }),
  );
});

test('distinguishes an unknown link from a failure', async () => {
  expect(await end('nothing', answering(404, { message: 'This is not a valid subscription.' }))).toBe('unknown');
  expect(await end('abc', answering(500, {}))).toBe('failed');
  expect(await end('', answering(200, {}))).toBe('unknown');
});

test('opening the page changes nothing; its button unsubscribes and confirms', async () => {
  const send = answering(200, { status: 'UNSUBSCRIBED' });
  vi.stubGlobal('fetch', send);
  rendered = await render(<UnsubscribePage token="abc" />, await testPlatform('CA_FR'));
  const { container } = rendered;
  expect([container.querySelector('h1')?.textContent, send.mock.calls.length]).toEqual(['Quitter l’infolettre?', 0]);
  await during(() => container.querySelector('button')?.click());
  await eventually(() => container.querySelector('h1')?.textContent === 'Vous êtes désabonné');
  expect([send.mock.calls.length, container.querySelector('button')]).toEqual([1, null]);
});
