// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { AccountPrivacy } from './account-privacy.tsx';

afterEach(cleanUp);

const customer = {
  firstname: 'Ann',
  lastname: 'Roy',
  email: 'ann@example.com',
  created_at: '2026-06-15 12:00:00',
  is_subscribed: true,
  addresses: [{ firstname: 'Ann', lastname: 'Roy', street: ['1 Main'], city: 'Laval', postcode: 'H7A 1A1' }],
  reviews: { items: [{ created_at: '2026-06-15 12:00:00', summary: 'Fine' }] },
  compare_list: { items: [{ product: { sku: 'SLATE' } }] },
};
/** Two pages of them. */
const ordersOf = (page: number) => ({
  customer: {
    orders: {
      total_count: 2,
      items: [
        {
          number: String(1000 + page),
          order_date: '2026-06-15 12:00:00',
          status: 'Shipped',
          total: { grand_total: { value: 9, currency: 'CAD' } },
          items: [{ product_sku: 'SLATE', product_name: 'Slate', quantity_ordered: 3 }],
        },
      ],
    },
  },
});
const lotsOf = (page: number) => ({
  customer: {
    orders: {
      items: [{ number: String(1000 + page), items: [{ lots: [{ code: `A${page}`, quantity: 3 }] }] }],
    },
  },
});
const records = {
  customerConsents: [
    { given_at: '2026-06-15T12:00:00.000Z', action: 'subscribed', text_version: 'v1', source: 'footer' },
  ],
  customerShowroomVisits: [{ number: '1', starts_at: '2026-06-15T12:00:00.000Z', showroom: { name: 'Montréal' } }],
  customerSlabHolds: [],
  customerSessions: [],
  customerPasskeys: [{ name: 'Workshop', created_at: '2026-06-15T12:00:00.000Z', last_used_at: null }],
};
const dealings = {
  customerPriceQuotes: {
    items: [{ number: 'Q1', asked_at: '2026-06-15 12:00:00', total: { value: 12, currency: 'CAD' } }],
  },
  customerTradeAccount: {
    application: { company: 'Atelier', licence: 'RBQ 1', telephone: '514', sent_at: '2026-06-15 12:00:00' },
    certificates: [{ number: 'QST 1', region_code: 'QC', valid_until: '2027-01-01' }],
  },
  company: { name: 'Atelier Roy', role: { id: 'buyer' }, order_limit: null },
  customerCompanyInvitations: [{ company: 'Marbrerie Côté', expires_at: '2026-06-20 12:00:00' }],
  companyPurchaseOrders: {
    items: [
      { number: 'A1', is_yours: true, created_at: '2026-06-15 12:00:00', total: { value: 5, currency: 'CAD' } },
      { number: 'A2', is_yours: false },
    ],
  },
  customerCredit: null,
  customerMessages: [{ sent_at: '2026-06-15 12:00:00', topic: 'other', comment: 'Do you cut slabs?' }],
  customerFeedback: [{ sent_at: '2026-06-15 12:00:00', feedback_type: 'website', feedback_text: 'Clear.' }],
  expiredPaymentTokens: { items: [] },
};
const responses: Readonly<Record<string, MockResponse>> = {
  getOwnData: () => ({
    customer,
    customerDownloadableProducts: { items: [{ order_increment_id: '1003', status: 'available' }] },
    customerPaymentTokens: {
      items: [
        {
          payment_method_code: 'braintree',
          public_hash: 'H',
          type: 'card',
          details: '{"type":"VI","maskedCC":"1111","expirationDate":"12/2030"}',
        },
      ],
    },
  }),
  getOwnOrders: ({ page }) => ordersOf(Number(page)),
  getOwnLots: ({ page }) => lotsOf(Number(page)),
  getOwnRecords: () => records,
  getOwnDealings: () => dealings,
  getOwnLists: () => ({
    customer: { wishlists: [{ name: 'Bath', items_v2: { items: [{ product: { sku: 'TILE' } }] } }] },
  }),
  deleteOwnAccount: () => ({ deleteCustomer: true }),
};
const onDeleted = vi.fn();
const Page = () => <AccountPrivacy onDeleted={onDeleted} />;

const downloaded = async (press: (name: string) => Promise<void>): Promise<Record<string, unknown>> => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'));
  await press('Download my data');
  return JSON.parse((await saved[0]?.text()) ?? '');
};

test('shows the stored data and offers it as a file', async () => {
  const { text, press } = await openPart(Page, { responses });
  for (const words of [
    'Ann Roy, ann@example.com',
    '1 Main, Laval, H7A 1A1',
    'Order 1001',
    'Order 1002',
    'File you boughtOrder 1003',
    'Montréal',
    'Bath, TILE',
    'Workshop',
    'Given',
    'v1, footer',
    'Atelier Roy',
    'Invitation to a companyMarbrerie Côté, good until June 20, 2026',
    'QST 1, QC',
    'Q1',
    'Do you cut slabs?',
    'Clear.',
    'SLATE',
    'Visa ending in 1111',
    'A1',
  ])
    expect(text()).toContain(words);
  expect(await downloaded(press)).toMatchObject({
    account: { email: 'ann@example.com' },
    orders: [
      { number: '1001', items: [{ product_sku: 'SLATE', quantity_ordered: 3, lots: [{ code: 'A1', quantity: 3 }] }] },
      { number: '1002', items: [{ product_sku: 'SLATE', quantity_ordered: 3, lots: [{ code: 'A2', quantity: 3 }] }] },
    ],
    downloads: [{ order_increment_id: '1003' }],
    consents: [{ text_version: 'v1' }],
    passkeys: [{ name: 'Workshop' }],
    quotes: [{ number: 'Q1' }],
    application: { company: 'Atelier' },
    certificates: [{ number: 'QST 1' }],
    company: { name: 'Atelier Roy' },
    invitations: [{ company: 'Marbrerie Côté' }],
    approvals: [{ number: 'A1' }],
    messages: [{ comment: 'Do you cut slabs?' }],
    feedback: [{ feedback_text: 'Clear.' }],
    cards: [{ brand: 'visa', last4: '1111' }],
    compared: ['SLATE'],
  });
});

test('without our extensions, shows the other data; the file omits unknown lots', async () => {
  const { text, press } = await openPart(Page, {
    responses: {
      ...responses,
      getOwnRecords: failing('graphql-input'),
      getOwnDealings: failing('graphql-input'),
      getOwnLots: failing('graphql-input'),
    },
  });
  expect(text()).toContain('ann@example.com');
  expect(text()).toContain('Order 1002');
  expect(text()).toContain('Nothing is on record for you.');
  expect((await downloaded(press))['orders']).toMatchObject([
    { items: [expect.not.objectContaining({ lots: expect.anything() })] },
    { items: [expect.not.objectContaining({ lots: expect.anything() })] },
  ]);
});

test('deletes the account after a confirmation, which names the data that must be retained', async () => {
  const { text, press, container, sent } = await openPart(Page, { responses });
  expect(text()).toContain('because tax law requires it');
  await press('Delete my account');
  expect(sent).toEqual([]);
  expect(container.querySelector('dialog')?.textContent).toContain('This cannot be undone.');
  const sure = [...container.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === 'Delete my account',
  );
  (sure as HTMLButtonElement).click();
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ operation: 'deleteOwnAccount', variables: {} }]);
});
