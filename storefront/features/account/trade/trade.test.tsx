// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { sendDocument } from './send-document.ts';
import { Trade } from './trade.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await cleanUp();
});

const APPLICATION = {
  state: 'pending',
  company: 'Atelier Roy',
  licence: 'RBQ 5712',
  telephone: '514-555-0101',
  files: ['licence.pdf'],
  reason: null,
  sent_at: '2026-06-15 12:00:00',
};
const standing = (application: object | null, more = {}) => ({
  is_open: true,
  is_member: false,
  application: application && { ...APPLICATION, ...application },
  ...more,
});
const NONE = { certificates: [], certificate_places: [] };
const open = (
  account: unknown,
  applyForTrade: MockResponse = () => ({ applyForTrade: standing({}) }),
  storeView = 'CA_EN',
) =>
  openPart(Trade, {
    storeView: storeView as 'CA_EN',
    responses: {
      getCustomerDetails: () => ({ customer: { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy' } }),
      getTradeAccount:
        typeof account === 'function' ? (account as MockResponse) : () => ({ customerTradeAccount: account }),
      getCertificates: () => ({ customerTradeAccount: NONE }),
      applyForTrade,
    },
  });
const taking = (token: string, status = 200, more = {}) => {
  const requested: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requested.push([address, init]);
    return Promise.resolve(
      new Response(
        JSON.stringify({
          token: requested.length > 1 ? `${token}${requested.length}` : token,
          name: 'licence.pdf',
          ...more,
        }),
        { status },
      ),
    );
  });
  return requested;
};
const choose = (container: HTMLElement, ...names: string[]) => {
  const input = container.querySelector<HTMLInputElement>('[type=file]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: names.map((name) => new File(['%PDF'], name)) });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  return during(() => input.dispatchEvent(new Event('change', { bubbles: true })));
};

test('sends an application with the typed values and the uploaded document, as the signed-in customer', async () => {
  const requested = taking('T');
  const { container, fill, submit, sent, toasts } = await open(standing(null));
  fill({ company: 'Atelier Roy', licence: 'RBQ 5712', telephone: '514-555-0101' });
  await choose(container, 'licence.pdf');
  await submit();
  const input = { company: 'Atelier Roy', licence: 'RBQ 5712', telephone: '514-555-0101', files: ['T'] };
  expect(sent).toEqual([{ operation: 'applyForTrade', variables: { input } }]);
  expect(toasts()).toEqual(['success: We have your application.']);
  const [address, init] = requested[0] ?? [];
  expect([address, new Headers(init?.headers).get('authorization')]).toEqual([
    '/rest/V1/trade/files?name=licence.pdf',
    'Bearer token',
  ]);
});

test('after sending, focuses the heading of the application’s status', async () => {
  taking('T');
  let isSent = false;
  const { container, fill, submit, text } = await open(
    () => ({ customerTradeAccount: standing(isSent ? {} : null) }),
    () => {
      isSent = true;
      return { applyForTrade: standing({}) };
    },
  );
  fill({ company: 'Atelier Roy', licence: 'RBQ 5712', telephone: '514-555-0101' });
  await choose(container, 'licence.pdf');
  await submit();
  await vi.waitFor(() => expect(text()).toContain('RBQ 5712'));
  expect(document.activeElement?.tagName).toBe('H2');
});

test('without a document or a company shows errors at the fields and sends nothing', async () => {
  const { fill, submit, sent, errors, text } = await open(standing(null));
  await submit();
  expect(Object.keys(errors())).toEqual(['company', 'licence', 'telephone']);
  fill({ company: 'Roy', licence: '1', telephone: '514-555-0101' });
  await submit();
  expect([text().includes('Choose a document.'), sent]).toEqual([true, []]);
  expect((document.activeElement as HTMLInputElement).type).toBe('file');
});

test('names each of several files that was not accepted, including those beyond the limit', async () => {
  const requested = taking('T');
  const { container, text } = await open(standing(null));
  await choose(container, 'a.txt', '1.pdf', 'b.txt', '2.pdf', '3.pdf', '4.pdf', '5.pdf');
  await vi.waitFor(() => expect(text()).toContain('5.pdf was left out'));
  for (const name of ['a.txt', 'b.txt']) expect(text()).toContain(`${name} is not a PDF, JPEG or PNG.`);
  expect(requested).toHaveLength(4);
});

test.each([
  ['CA_EN', 'licence.pdf could not be checked: many files are arriving right now.'],
  ['CA_FR', 'licence.pdf n’a pas pu être vérifié\u00a0: beaucoup de fichiers arrivent en ce moment.'],
] as const)(
  'shows in %s that the shop is busy, and retains the typed values and the uploaded file',
  async (storeView, words) => {
    taking('T');
    const { container, fill, text, field } = await open(standing(null), undefined, storeView);
    fill({ company: 'Roy' });
    await choose(container, 'first.pdf');
    vi.stubGlobal('fetch', async () => Response.json({ error_code: 'TRADE_FILE_BUSY' }, { status: 503 }));
    await choose(container, 'licence.pdf');
    await vi.waitFor(() => expect(text()).toContain(words));
    expect([field('company').value, container.querySelectorAll('li').length]).toEqual(['Roy', 1]);
  },
);

test('a refused application retains typed values, and asks to choose the file again', async () => {
  taking('T');
  const { container, fill, submit, alerts, field } = await open(
    standing(null),
    failing('graphql-input', 'TRADE_FILES'),
  );
  fill({ company: 'Roy', licence: '1', telephone: '514-555-0101' });
  await choose(container, 'licence.pdf');
  await submit();
  expect([alerts(), field('company').value]).toEqual([
    ['A file is no longer stored. Remove it and choose it again.'],
    'Roy',
  ]);
});

test.each([
  ['pending', standing({}), ['Being looked at', 'Atelier Roy', 'June 15, 2026'], false],
  [
    'declined',
    standing({ state: 'declined', reason: 'It ended.' }),
    ['Declined', 'It ended.', 'Send the application'],
    true,
  ],
  [
    'a member',
    standing({ state: 'approved' }, { is_member: true }),
    ['Your trade account', 'apply in your cart'],
    false,
  ],
  ['a former member', standing({ state: 'approved' }), ['Tell us who you are'], true],
  ['no applications taken', standing(null, { is_open: false }), ['take no applications'], false],
] as const)('%s: shows the status, and the form if the customer can apply', async (_name, account, words, hasForm) => {
  const { text, container } = await open(account);
  for (const word of words) expect(text()).toContain(word);
  expect(container.querySelector('form') !== null).toBe(hasForm);
});

test('a Magento without the query takes no applications', async () => {
  const { text, alerts } = await openPart(Trade, {
    responses: {
      getCustomerDetails: () => ({ customer: { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy' } }),
      getTradeAccount: failing(
        'graphql-input',
        undefined,
        'Cannot query field "customerTradeAccount" on type "Query".',
      ),
    },
  });
  expect([text().includes('take no applications'), alerts()]).toEqual([true, []]);
});

test.each([
  ['a.pdf', 4, 400, { error_code: 'TRADE_FILE_UNSAFE' }, 'unsafe'],
  ['a.pdf', 4, 413, {}, 'size'],
  ['a.pdf', 4, 429, {}, 'too-many'],
  ['a.pdf', 4, 500, {}, 'failed'],
  ['a.docx', 4, 200, {}, 'type'],
  ['a.pdf', 0, 200, {}, 'type'],
])('%s of %d bytes, with the response %d %j: %s', async (name, size, status, body, problem) => {
  const platform = { session: { token: () => 'token', doubt: vi.fn() }, storeView: { code: 'CA_EN' } };
  const send = (() => Promise.resolve(new Response(JSON.stringify(body), { status }))) as typeof fetch;
  expect(await sendDocument(new File(['x'.repeat(size)], name), platform as never, send)).toEqual({ problem });
});
