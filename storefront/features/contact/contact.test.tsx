// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ContactForm, type QuestionProduct } from './contact-form.tsx';

const RECEIVED = { data: { contactUs: { status: true } } };
const MESSAGE = { topic: 'order', name: 'Ann Roy', email: 'ann@example.com', comment: 'Where is it?' };
const refusal = (message: string, extensions: Record<string, string>): unknown => ({
  data: { contactUs: null },
  errors: [{ message, extensions }],
});

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  sessionStorage.clear();
});

type Given = { code?: StoreViewCode; product?: QuestionProduct; given?: Record<string, string> };
const NOTHING = {};

const renderView = async (
  reply: () => unknown = () => RECEIVED,
  { code = 'CA_EN', product, given = NOTHING }: Given = {},
) => {
  const sent: Record<string, unknown>[] = [];
  const platform = await testPlatform(code);
  const commerce = createCommerceClient({
    transport: async (request: GraphqlRequest): Promise<ExecuteResult> => {
      sent.push((request.variables as { input: Record<string, unknown> }).input);
      const response = reply();
      if (response instanceof Error) throw response;
      return response as ExecuteResult;
    },
    storeView: code,
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  const props = product ? { product } : {};
  rendered = await render(<ContactForm name="page" given={given} {...props} />, { ...platform, commerce });
  const { container } = rendered;
  const control = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`);
  const type = async (values: Record<string, string>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      const element = control(name);
      if (!element) throw new Error(`no field ${name}`);
      element.value = value;
      await during(() => element.dispatchEvent(new Event('input', { bubbles: true })));
    }
  };
  const submit = () => during(() => container.querySelector('form')?.requestSubmit());
  const alerts = (): string[] =>
    [...container.querySelectorAll('[role=alert]')].map((one) => one.textContent ?? '').filter(Boolean);
  const values = () => Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, control(name)?.value]));
  return { container, sent, control, type, submit, alerts, values };
};

test('[RT-35] sends the typed values, and the order number only for a message about an order', async () => {
  const { container, sent, control, type, submit } = await renderView();
  expect(control('order_number')).toBeNull();
  await type(MESSAGE);
  await type({ order_number: ' 000000123 ' });
  await submit();
  await eventually(() => container.textContent?.includes('Thank you. We have your message.'));
  expect(container.textContent).toContain('The answer goes to ann@example.com.');
  expect(document.activeElement?.tagName).toBe('H3');
  expect(sent).toEqual([
    {
      ...MESSAGE,
      order_number: '000000123',
      telephone: null,
      sku: null,
      website: null,
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    },
  ]);
});

test('shows errors at the fields, in French too; sends nothing and focuses the first one', async () => {
  const { container, sent, control, type, submit, alerts } = await renderView(undefined, { code: 'CA_FR' });
  await type({ email: 'ann@', telephone: '12' });
  await submit();
  expect(alerts()[0]).toContain('champs sont à revoir.');
  expect([sent, document.activeElement]).toEqual([[], control('topic')]);
  expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(5);
});

test.each([
  [() => new TypeError('Failed to fetch'), 'Your message could not be sent.'],
  [() => refusal('x', { category: 'graphql-too-many-requests' }), 'Too many messages came from your connection.'],
])(
  'shows a failure and keeps all values; sending the same message again uses the same request id',
  async (reply, text) => {
    const { sent, type, submit, alerts, values } = await renderView(reply);
    await type(MESSAGE);
    await submit();
    await eventually(() => alerts().length);
    expect([alerts()[0]?.slice(0, text.length), values()]).toEqual([text, MESSAGE]);
    await submit();
    await eventually(() => sent.length === 2);
    expect(sent[1]?.['request_id']).toBe(sent[0]?.['request_id']);
  },
);

test('marks and focuses a field that the back end rejects', async () => {
  const { control, type, submit } = await renderView(() =>
    refusal('x', { category: 'graphql-input', error_code: 'CONTACT_EMAIL' }),
  );
  await type(MESSAGE);
  await submit();
  await eventually(() => control('email')?.getAttribute('aria-invalid') === 'true');
  expect(document.activeElement).toBe(control('email'));
});

test('keeps typed values across reload and Back, and removes them after sending', async () => {
  const { type } = await renderView();
  await type(MESSAGE);
  await type({ order_number: '12' });
  await rendered?.unmount();
  const second = await renderView();
  await eventually(() => second.control('order_number')?.value === '12');
  expect(second.values()).toEqual(MESSAGE);
  await second.submit();
  await eventually(() => second.container.querySelector('h3'));
  await rendered?.unmount();
  const third = await renderView();
  expect(third.values()).toEqual({ topic: '', name: '', email: '', comment: '' });
});

test('a question about a product has its SKU, also from the page URL', async () => {
  const requested = await renderView(undefined, { product: { sku: 'X-1', name: 'Fog' } });
  expect(requested.container.querySelector('select')).toBeNull();
  const { topic: _, ...question } = MESSAGE;
  await requested.type(question);
  await requested.submit();
  await eventually(() => requested.sent.length);
  expect(requested.sent[0]).toMatchObject({ topic: 'advice', sku: 'X-1' });
  await rendered?.unmount();
  sessionStorage.clear();
  const page = await renderView(undefined, { given: { topic: 'advice', sku: 'Y-2' } });
  await eventually(() => page.control('sku')?.value === 'Y-2');
});

test('sends extra fields to a plain Magento as lines above the message', async () => {
  const responses = [
    refusal('Field "topic" is not defined by type "ContactUsInput".', { category: 'graphql' }),
    RECEIVED,
  ];
  const { container, sent, type, submit } = await renderView(() => responses.shift());
  await type(MESSAGE);
  await type({ order_number: '12' });
  await submit();
  await eventually(() => container.querySelector('h3'));
  expect(sent[1]).toEqual({
    name: 'Ann Roy',
    email: 'ann@example.com',
    telephone: null,
    comment: 'An order\nOrder number: 12\n\nWhere is it?',
  });
});
