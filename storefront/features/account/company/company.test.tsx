// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Company } from './company.tsx';

afterEach(cleanUp);

const ROLES = [
  { id: 'administrator', name: 'Administrator' },
  { id: 'buyer', name: 'Buyer' },
];
const person = (id: string, firstname: string, more: object = {}) => ({
  id,
  firstname,
  lastname: 'Roy',
  email: `${id}@example.com`,
  role: ROLES[1],
  order_limit: null,
  is_you: false,
  ...more,
});
const company = (role: { id: string; name: string }, more: object = {}) => ({
  company: {
    id: 'C1',
    name: 'Atelier Roy',
    role,
    order_limit: null,
    roles: { items: ROLES },
    users: {
      items: [person('ann', 'Ann', { role: ROLES[0], is_you: true }), person('ben', 'Ben', { order_limit: 500 })],
    },
    invitations: [
      { id: 'I1', email: 'new@example.com', role: ROLES[1], order_limit: 250, expires_at: '2026-06-22 12:00:00' },
    ],
    orders: {
      items: [
        {
          number: '1001',
          order_date: '2026-06-15 12:00:00',
          status: 'Pending',
          email: 'ben@example.com',
          total: { grand_total: { value: 99, currency: 'CAD' } },
        },
      ],
      page_info: { current_page: 1, total_pages: 2 },
    },
    ...more,
  },
});
const WAITS = {
  uid: 'A1',
  number: 'A1',
  status: 'APPROVAL_REQUIRED',
  created_at: '2026-06-15 12:00:00',
  requested_by: 'Ben Roy',
  is_yours: false,
  decided_by: null,
  total: { value: 700, currency: 'CAD' },
  lines: [{ sku: 'TILE', name: 'Slate', quantity: 3 }],
  comment: null,
  order_number: null,
};
const decided = (errors: object[] = []) => ({ errors, purchase_orders: [] });

const accepted = vi.fn();
const takenBack = vi.fn();
const open = (
  given: Readonly<Record<string, MockResponse>> = {},
  { invitation, ...rest }: { invitation?: string; storeView?: 'CA_EN' | 'CA_FR'; lacks?: string } = {},
) => {
  const Page = () => <Company invitation={invitation} accepted={accepted} takenBack={takenBack} />;
  return openPart(Page, {
    responses: {
      getCompany: () => company(ROLES[0]!),
      getPurchaseOrders: () => ({ companyPurchaseOrders: { items: [WAITS] } }),
      ...given,
    },
    ...rest,
  });
};

test('an administrator sees members, invitations, all orders and pending approvals, and approves one', async () => {
  const { press, sent, toasts, text } = await open({
    approvePurchaseOrder: () => ({ approvePurchaseOrders: decided() }),
  });
  for (const words of [
    'Atelier Roy',
    '3 × Slate',
    '$700.00',
    'Waits for approval',
    'without approval up to $500.00',
    'new@example.com',
    'without approval up to $250.00',
    'Order 1001',
    'ben@example.com',
  ])
    expect(text()).toContain(words);
  await press('Approve and order: Ben Roy, $700.00');
  expect(sent).toEqual([{ operation: 'approvePurchaseOrder', variables: { uid: 'A1' } }]);
  expect(toasts()).toEqual(['success: Approved and ordered.']);
});

test('shows the back end’s reason if an approval fails', async () => {
  const { press, alerts, toasts } = await open({
    approvePurchaseOrder: () => ({ approvePurchaseOrders: decided([{ message: 'Order A1 is decided already.' }]) }),
  });
  await press('Approve and order: Ben Roy, $700.00');
  expect([alerts(), toasts()]).toEqual([['Order A1 is decided already.'], []]);
});

test('declining asks for a reason, focuses its field and sends it', async () => {
  const { press, submit, fill, sent, errors, container } = await open({
    rejectPurchaseOrder: () => ({ rejectPurchaseOrders: decided() }),
  });
  await press('Decline the order of Ben Roy, $700.00');
  const field = container.querySelector('[name=comment]');
  expect(document.activeElement).toBe(field);
  await submit();
  expect([Object.keys(errors()), sent]).toEqual([['comment'], []]);
  fill({ comment: 'Too dear.' });
  await submit();
  expect(sent).toEqual([{ operation: 'rejectPurchaseOrder', variables: { uid: 'A1', comment: 'Too dear.' } }]);
});

test('a buyer sees who approves orders, withdraws their own, and cannot approve or change anything', async () => {
  const users = { items: [person('ann', 'Ann', { role: ROLES[0] }), person('ben', 'Ben', { is_you: true })] };
  const { buttons, press, sent, text } = await open({
    getCompany: () => company(ROLES[1]!, { users, invitations: [], order_limit: 500 }),
    getPurchaseOrders: () => ({ companyPurchaseOrders: { items: [{ ...WAITS, is_yours: true }] } }),
    cancelPurchaseOrder: () => ({ cancelPurchaseOrders: decided() }),
  });
  expect(buttons()).toEqual(['Take it back', 'Older orders', 'Leave the company']);
  expect(text()).toContain('Above $500.00, an administrator has to approve your order.');
  expect(text()).not.toContain('Invite somebody');
  await press('Take it back');
  expect([sent, takenBack.mock.calls.length]).toEqual([
    [{ operation: 'cancelPurchaseOrder', variables: { uid: 'A1' } }],
    1,
  ]);
});

test('sends an invitation with role and limit, with either decimal sign; typed values stay after an error', async () => {
  let response: MockResponse = failing('graphql-input', 'COMPANY_MEMBER', 'They belong to the company already.');
  const { fill, submit, sent, alerts, errors, field, toasts } = await open({
    inviteUser: (variables) => response(variables),
  });
  fill({ email: 'eve@example.com', limit: 'much' });
  await submit();
  expect([Object.values(errors()), sent]).toEqual([[expect.stringMatching(/./)], []]);
  fill({ limit: '1 250,50' });
  await submit();
  expect(alerts()).toContain('They belong to the company already.');
  expect([field('email').value, field('limit').value]).toEqual(['eve@example.com', '1 250,50']);
  response = () => ({ createCompanyUser: { company: { id: 'C1' } } });
  await submit();
  expect(sent.at(-1)).toEqual({
    operation: 'inviteUser',
    variables: { input: { email: 'eve@example.com', role_id: 'buyer', order_limit: 1250.5 } },
  });
  expect([toasts(), field('email').value]).toEqual([['success: The invitation is on its way.'], '']);
});

const LINK = 'a'.repeat(43);
test('an emailed link joins its company; a link for another address or an expired one shows an error', async () => {
  const offer = (companyInvitation: object | null) => () => ({ companyInvitation });
  const none = () => ({ company: null });
  let isIn = false;
  const { press, sent, text } = await open(
    {
      getCompany: () => (isIn ? company(ROLES[1]!) : none()),
      getInvitation: offer({ company: 'Atelier Roy', is_for_you: true }),
      acceptInvitation: () => {
        isIn = true;
        return { acceptCompanyInvitation: { success: true } };
      },
    },
    { invitation: LINK },
  );
  expect(text()).toContain('Atelier Roy invites you');
  await press('Join Atelier Roy');
  expect([sent, accepted.mock.calls.length]).toEqual([
    [{ operation: 'acceptInvitation', variables: { code: LINK } }],
    1,
  ]);
  expect(text()).toContain('Your role: Buyer');
  const other = await open(
    { getCompany: none, getInvitation: offer({ company: 'Atelier Roy', is_for_you: false }) },
    { invitation: LINK },
  );
  expect(other.text()).toContain('sent to another email address');
  const over = await open({ getCompany: none, getInvitation: offer(null) }, { invitation: LINK, storeView: 'CA_FR' });
  expect(over.text()).toContain('Ce lien d’invitation ne fonctionne plus');
});

test('customers without a company, or with a back end without companies, see how to get one', async () => {
  const { text } = await open({ getCompany: () => ({ company: null }) });
  expect(text()).toContain('You are not part of a company');
  const plain = await open({}, { lacks: 'companies' });
  expect(plain.text()).toContain('You are not part of a company');
  expect(plain.container.querySelector('a')?.getAttribute('href')).toBe('/trade');
});

test.each([
  ['CA_EN', 'takes no applications'],
  ['CA_FR', 'n’accepte pas de demandes'],
] as const)('in %s shows no link to the trade account if the shop takes no applications', async (storeView, words) => {
  const { text, container } = await open({}, { storeView, lacks: 'trade accounts,companies' });
  expect([text().includes(words), container.querySelector('a')]).toEqual([true, null]);
});
