// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ExecuteResult } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AfterSales } from './after-sales.tsx';
import { sendPhoto } from './send.ts';

const AFTER = {
  papers: [{ number: '1001-I1', kind: 'INVOICE' }],
  return_days: 45,
  restocking_percent: 15,
  claim_days: 21,
  agreement: null,
  lines: [
    { id: 'MQ==', name: 'Verdance', sku: 'V-1', options: ['12 × 24'], to_return: 3, to_claim: 3, is_final_sale: false },
    { id: 'Mg==', name: 'Last boxes', sku: 'L-1', options: [], to_return: 0, to_claim: 1, is_final_sale: true },
  ],
  returns: [],
};
const REQUEST = {
  number: '1001-R1',
  kind: 'RETURN',
  state: 'REQUESTED',
  status: 'Waiting for our answer',
  asked_at: '2026-06-15 12:00:00',
  message: null,
  photos: 0,
  items: [{ id: 'MQ==', name: 'Verdance', quantity: 2 }],
};

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  vi.unstubAllGlobals();
});

const renderView = async (replies: Readonly<Record<string, () => unknown>>) => {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const platform = await testPlatform('CA_EN');
  const commerce = createCommerceClient({
    transport: async (request: GraphqlRequest): Promise<ExecuteResult> => {
      const name = /(?:query|mutation) (\w+)/.exec(request.query)?.[1] ?? '';
      sent.push({ name, variables: request.variables as Record<string, unknown> });
      return replies[name]?.() as ExecuteResult;
    },
    storeView: 'CA_EN',
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  rendered = await render(<AfterSales token="t" />, { ...platform, commerce });
  const { container } = rendered;
  const button = (words: string) => [...container.querySelectorAll('button')].find((one) => one.textContent === words)!;
  const press = (words: string) => during(() => button(words).click());
  const submit = () =>
    during(() =>
      container.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  const alert = () => container.querySelector('form [role=alert]')?.textContent;
  return { container, sent, button, press, submit, alert };
};
const read = { getAfterSales: () => ({ data: { orderAfterSales: AFTER } }) };

describe('documents and returns of an order', () => {
  test('shows the accepted agreements in their original text and language', async () => {
    const agreement = { words: 'Je sais.', language: 'fr', agreed_at: '2026-06-15 16:00:00' };
    const { container } = await renderView({
      getAfterSales: () => ({ data: { orderAfterSales: { ...AFTER, agreement } } }),
    });
    await eventually(() => expect(container.querySelector('blockquote')?.textContent).toBe('Je sais.'));
    expect(container.querySelector('blockquote')?.lang).toBe('fr');
    expect(container.textContent).toContain('You agreed to this when you ordered, June 15, 2026 at 12:00');
  });

  test('requests the return of chosen boxes once, omits final-sale lines, and shows the result', async () => {
    const { container, sent, button, press, submit, alert } = await renderView({
      ...read,
      requestOrderReturn: () => ({ data: { requestOrderReturn: { ...AFTER, returns: [REQUEST] } } }),
    });
    await eventually(() => expect(button('Return boxes')).toBeDefined());
    expect(container.textContent).toContain('up to 45 days after they left us or were picked up, less 15% restocking');
    await press('Return boxes');
    expect([...container.querySelectorAll('select')].map(({ options }) => options.length)).toEqual([4]);
    expect(container.textContent).toContain('Final sale');
    await submit();
    expect(alert()).toContain('Choose the goods and how many');
    container.querySelector('select')!.value = '2';
    await submit();
    await eventually(() => expect(container.textContent).toContain('Return 1001-R1'));
    expect(sent.at(-1)?.variables['input']).toMatchObject({
      token: 't',
      kind: 'RETURN',
      items: [{ id: 'MQ==', quantity: 2 }],
      message: null,
      photos: [],
    });
    expect(container.textContent).toContain('2 × Verdance · 12 × 24');
    expect(container.textContent).toContain('We have your request and answer by email.');
    expect(container.querySelector('form')).toBeNull();
  });

  test('a claim needs text and a photo; a failure loses nothing, and the retry is the same request', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ token: 'photo-token' }));
    let isDown = true;
    const { container, sent, button, press, submit, alert } = await renderView({
      ...read,
      requestOrderReturn: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { data: { requestOrderReturn: AFTER } };
      },
    });
    await eventually(() => expect(button('Report breakage')).toBeDefined());
    await press('Report breakage');
    container.querySelectorAll('select')[1]!.value = '1';
    await submit();
    expect(alert()).toBe('Say what is broken.');
    container.querySelector('textarea')!.value = 'A corner';
    await submit();
    expect(alert()).toBe('Add at least one photo of what is broken.');
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'corner.jpg')], configurable: true });
    await during(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    await eventually(() => expect(container.textContent).toContain('corner.jpg'));
    await submit();
    await eventually(() => expect(alert()).toBe('Your request could not be sent. Please try again.'));
    expect(container.querySelector('textarea')!.value).toBe('A corner');
    isDown = false;
    await submit();
    await eventually(() => expect(container.querySelector('form')).toBeNull());
    const calls = sent.filter(({ name }) => name === 'requestOrderReturn').map(({ variables }) => variables['input']);
    expect(calls.at(-1)).toMatchObject({ kind: 'CLAIM', message: 'A corner', photos: ['photo-token'] });
    expect(new Set(calls.map((call) => (call as { request_id: string }).request_id)).size).toBe(1);
  });

  test('shows nothing if the back end lacks the feature', async () => {
    const { container } = await renderView({
      getAfterSales: () => ({ errors: [{ message: 'Cannot query field "orderAfterSales" on type "Query".' }] }),
    });
    await during(() => undefined);
    expect(container.textContent).toBe('');
  });
});

test('explains why a photo is rejected', async () => {
  const file = new File(['x'], 'a.jpg');
  const responseOf = (status: number, body: object) =>
    sendPhoto(file, 'CA_EN', async () => Response.json(body, { status }));
  expect(await responseOf(400, { error_code: 'PHOTO_TYPE' })).toEqual({ problem: 'type' });
  expect(await responseOf(413, {})).toEqual({ problem: 'size' });
  expect(await responseOf(429, {})).toEqual({ problem: 'too-many' });
  expect(await responseOf(500, {})).toEqual({ problem: 'failed' });
  expect(await sendPhoto(file, 'CA_EN', () => Promise.reject(new TypeError('offline')))).toEqual({
    problem: 'offline',
  });
  expect(await sendPhoto({ size: 11 * 1024 ** 2 } as File, 'CA_EN')).toEqual({ problem: 'size' });
});

test('queries documents and returns only if the back end has them', async () => {
  const requested: string[] = [];
  const platform = await testPlatform('CA_EN', {
    getAfterSales: () => (requested.push('getAfterSales'), { orderAfterSales: AFTER }),
  });
  rendered = await render(<AfterSales token="t" />, { ...platform, lacks: 'menu,documents and returns' });
  expect([rendered.container.textContent, requested]).toEqual(['', []]);
});
