// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cleanUp, openPart } from '#storefront/features/account/testing/open-part.tsx';
import { CartProvider, type Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCartStore } from '#storefront/features/cart/state/cart-store.ts';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { during } from '#storefront/testing/render.tsx';
import { CompanyScreen } from './company-screen.tsx';

afterEach(cleanUp);

const LINK = 'a'.repeat(43);
const restore = vi.fn(async () => undefined);
const cart = { store: createCartStore(), actions: { restore } } as unknown as Cart;
const Page = () => (
  <CartProvider cart={cart}>
    <CompanyScreen actions={{ signIn: vi.fn(), createAccount: vi.fn() } as unknown as AccountActions} />
  </CartProvider>
);
const responses = {
  getCompany: () => ({ company: null }),
  getPurchaseOrders: () => ({ companyPurchaseOrders: { items: [] } }),
  getInvitation: ({ code }: { code: string }) => ({
    companyInvitation: code === LINK ? { company: 'Atelier Roy', is_for_you: true } : null,
  }),
};

test('an invitation link explains the invitation to a guest, and opens it after signing in', async () => {
  const { text, session } = await openPart(Page, {
    responses,
    isSignedIn: false,
    address: `/account-company?invitation=${LINK}`,
  });
  await vi.waitFor(() => expect(text()).toContain('You are invited to order for a company.'));
  await during(() => session.setToken('token'));
  await vi.waitFor(() => expect(text()).toContain('Atelier Roy invites you'));
});

test('without a valid invitation link, a guest is asked to sign in', async () => {
  const { text } = await openPart(Page, { responses, isSignedIn: false, address: '/account-company?invitation=x' });
  await vi.waitFor(() => expect(text()).toContain('Sign in to see this page of your account.'));
  expect(text()).not.toContain('You are invited');
});

test('a damaged or used invitation link is reported as no longer valid', async () => {
  for (const link of [LINK.slice(1), `${LINK}%20`, 'b'.repeat(43)]) {
    const { text } = await openPart(Page, { responses, address: `/account-company?invitation=${link}` });
    expect(text()).toContain('This invitation link no longer works');
    expect(text()).not.toContain('You are not part of a company');
    await cleanUp();
  }
});

test('withdrawing an order restores its items to the cart', async () => {
  const { press } = await openPart(Page, {
    responses: {
      ...responses,
      getCompany: () => ({
        company: {
          name: 'Atelier Roy',
          role: { id: 'buyer', name: 'Buyer' },
          order_limit: null,
          roles: { items: [] },
          users: { items: [] },
          invitations: [],
          orders: { items: [], page_info: null },
        },
      }),
      getPurchaseOrders: () => ({
        companyPurchaseOrders: {
          items: [
            {
              uid: 'A1',
              status: 'APPROVAL_REQUIRED',
              created_at: '2026-06-15 12:00:00',
              requested_by: 'Ben Roy',
              is_yours: true,
              total: { value: 7, currency: 'CAD' },
              lines: [],
            },
          ],
        },
      }),
      cancelPurchaseOrder: () => ({ cancelPurchaseOrders: { errors: [], purchase_orders: [] } }),
    },
    address: '/account-company',
  });
  await press('Take it back');
  expect(restore).toHaveBeenCalledOnce();
});
