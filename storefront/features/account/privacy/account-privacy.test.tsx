// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failing, type Answer } from '../testing/answers.ts';
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
  orders: {
    total_count: 101,
    items: [
      {
        number: '1001',
        order_date: '2026-06-15 12:00:00',
        status: 'Shipped',
        total: { grand_total: { value: 9, currency: 'CAD' } },
      },
    ],
  },
  reviews: { items: [{ created_at: '2026-06-15 12:00:00', summary: 'Fine' }] },
};
const records = {
  customerConsents: [
    { given_at: '2026-06-15T12:00:00.000Z', action: 'subscribed', text_version: 'v1', source: 'footer' },
  ],
  customerShowroomVisits: [{ number: '1', starts_at: '2026-06-15T12:00:00.000Z', showroom: { name: 'Montréal' } }],
  customerSlabHolds: [],
  customerSessions: [],
  customerPasskeys: [{ name: 'Workshop', created_at: '2026-06-15T12:00:00.000Z', last_used_at: null }],
};
const answers: Readonly<Record<string, Answer>> = {
  getOwnData: () => ({ customer }),
  getOwnRecords: () => records,
  getOwnLists: () => ({
    customer: { wishlists: [{ name: 'Bath', items_v2: { items: [{ product: { sku: 'TILE' } }] } }] },
  }),
  deleteOwnAccount: () => ({ deleteCustomer: true }),
};
const onDeleted = vi.fn();
const Page = () => <AccountPrivacy onDeleted={onDeleted} />;

test('shows what is held, and gives it along as a file', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'));
  const { text, press } = await openPart(Page, { answers });
  for (const words of [
    'Ann Roy, ann@example.com',
    '1 Main, Laval, H7A 1A1',
    'Order 1001',
    'The newest 1 orders',
    'Montréal',
    'Bath, TILE',
    'Workshop',
    'Given',
    'v1, footer',
  ])
    expect(text()).toContain(words);
  await press('Download my data');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    account: { email: 'ann@example.com' },
    orders: [{ number: '1001' }],
    consents: [{ text_version: 'v1' }],
    passkeys: [{ name: 'Workshop' }],
  });
});

test('a back end without our records shows the others', async () => {
  const { text } = await openPart(Page, { answers: { ...answers, getOwnRecords: failing('graphql-input') } });
  expect(text()).toContain('ann@example.com');
  expect(text()).toContain('Nothing is on record for you.');
});

test('the account is deleted after a second question, which says what is kept', async () => {
  const { text, press, container, sent } = await openPart(Page, { answers });
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
