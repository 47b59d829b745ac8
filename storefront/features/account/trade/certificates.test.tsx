// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Trade } from './trade.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await cleanUp();
});

const QUEBEC = { country_code: 'CA', region_code: 'QC', name: 'Québec', taxes: ['QST'] };
const YORK = { country_code: 'US', region_code: 'NY', name: 'New York', taxes: ['Sales tax'] };
const SENT = {
  state: 'pending',
  number: 'QST 1012',
  country_code: 'CA',
  region_code: 'QC',
  valid_until: '2098-01-31',
  reason: null,
};
const having = (...certificates: object[]) => ({
  customerTradeAccount: {
    certificates: certificates.map((given) => ({ ...SENT, ...given })),
    certificate_places: [QUEBEC, YORK],
  },
});
const open = (getCertificates: MockResponse, sendCertificate: MockResponse = () => ({ sendTaxCertificate: {} })) =>
  openPart(Trade, {
    responses: {
      getCustomerDetails: () => ({ customer: { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy' } }),
      getTradeAccount: () => ({ customerTradeAccount: { is_open: false, is_member: true, application: null } }),
      getCredit: () => ({ customerCredit: null }),
      getCertificates,
      sendCertificate,
    },
  });

const choose = (container: HTMLElement) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ token: 'T', name: 'c.pdf' }))));
  const input = container.querySelector<HTMLInputElement>('[type=file]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['%PDF'], 'c.pdf')] });
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
  return during(() => input.dispatchEvent(new Event('change', { bubbles: true })));
};
const TYPED = { place: 'US-NY', number: 'ST 120', until: '2098-06-30' };

test('sends a certificate with its place, number, last day and document, and empties the form', async () => {
  const { container, fill, submit, sent, toasts, field } = await open(() => having());
  fill(TYPED);
  await choose(container);
  await submit();
  const input = { number: 'ST 120', country_code: 'US', region_code: 'NY', valid_until: '2098-06-30', files: ['T'] };
  expect(sent).toEqual([{ operation: 'sendCertificate', variables: { input } }]);
  expect(toasts()).toEqual(['success: We have your certificate.']);
  expect(['place', 'number', 'until'].map((name) => field(name).value)).toEqual(['', '', '']);
});

test.each([
  [[QUEBEC, YORK], 'Province or state'],
  [[QUEBEC, { country_code: 'GB', region_code: '', name: 'United Kingdom', taxes: ['VAT'] }], 'Country or region'],
])('names the places of the form by their kind: %#', async (places, label) => {
  const { field } = await open(() => ({ customerTradeAccount: { certificates: [], certificate_places: places } }));
  expect(field('place').closest('label, div')?.textContent).toContain(label);
});

test('a sent certificate appears in the list', async () => {
  const sent: object[] = [];
  const { container, fill, submit, text } = await open(
    () => having(...sent),
    () => ({ sendTaxCertificate: { id: sent.push({ number: 'ST 120' }) } }),
  );
  fill(TYPED);
  await choose(container);
  await submit();
  await vi.waitFor(() => expect(text()).toContain('ST 120'));
});

test('does not offer a place whose first certificate is being reviewed', async () => {
  const offered = async (...sent: object[]) => {
    const { container } = await open(() => having(...sent));
    return [...container.querySelectorAll('select[name=place] option')].map((option) => option.getAttribute('value'));
  };
  expect(await offered({ state: 'declined' })).toEqual(['', 'CA-QC', 'US-NY']);
  expect(await offered({})).toEqual(['', 'US-NY']);
  expect(await offered({}, { country_code: 'US', region_code: 'NY' })).toEqual([]);
});

test('names missing values, including the document, and sends nothing', async () => {
  const { fill, submit, sent, errors, text } = await open(() => having());
  await submit();
  expect(Object.keys(errors())).toEqual(['place', 'number', 'until']);
  fill(TYPED);
  await submit();
  expect([text().includes('Choose a document.'), sent]).toEqual([true, []]);
  expect((document.activeElement as HTMLInputElement).type).toBe('file');
});

test.each(['2020-01-31', '2100-01-01'])('refuses a last day of %s and sends nothing', async (until) => {
  const { container, fill, submit, sent, errors } = await open(() => having());
  fill({ ...TYPED, until });
  await choose(container);
  await submit();
  expect([errors(), sent]).toEqual([{ until: 'This day is over, or too far away.' }, []]);
});

test('a refused certificate leaves place, number, last day and document in the form', async () => {
  const { container, fill, submit, alerts, field, text } = await open(
    () => having(),
    failing('graphql-input', 'TRADE_UNTIL'),
  );
  fill(TYPED);
  await choose(container);
  await submit();
  expect(alerts()).toEqual([
    'It could not be sent: its last day is over, or a file is no longer stored. Check them and send it again.',
  ]);
  expect(['place', 'number', 'until'].map((name) => field(name).value)).toEqual(Object.values(TYPED));
  expect(text()).toContain('c.pdf');
});

test.each([
  ['under review', {}, 'Being looked at', 'January 31, 2098'],
  ['accepted', { state: 'approved' }, 'Accepted', 'QST 1012'],
  ['over', { state: 'approved', valid_until: '2020-01-31' }, 'Expired', 'January 31, 2020'],
  ['declined with a reason', { state: 'declined', reason: 'It was revoked.' }, 'Declined', 'It was revoked.'],
])('shows a certificate as %s, with the name of its place', async (_name, certificate, state, word) => {
  const { container } = await open(() => having(certificate));
  const facts = container.querySelector('dl')?.textContent ?? '';
  for (const expected of ['Québec', state, word]) expect(facts).toContain(expected);
});

test('shows nothing if the shop takes no certificates and none was sent', async () => {
  const { container } = await open(() => ({ customerTradeAccount: { certificates: [], certificate_places: [] } }));
  expect([container.querySelector('form'), container.querySelector('#certificates-title')]).toEqual([null, null]);
});
