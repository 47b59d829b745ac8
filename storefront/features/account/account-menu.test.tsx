// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, render, testPlatform, type Answers, type Rendered } from '#storefront/testing/render.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountTrigger } from './account-trigger.tsx';
import type { AccountActions } from './state/account-actions.ts';

const CHIP = { accountChipQuery: { customer: { id: null, firstname: 'Ann' } }, getCustomerDetails: { customer: { firstname: 'Ann', lastname: 'Roy', email: 'ann@example.com' } } };
let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

const memory = () => {
  const kept = new Map<string, string>();
  return createBrowserStorage(() => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), key: () => null, length: 0 }));
};

const draw = async ({ isSignedIn = false, answers = CHIP as Answers, address = '/' } = {}) => {
  const platform = await testPlatform('CA_EN', answers);
  await loadMessageGroup(platform.i18n, 'account');
  const session = createSession(memory());
  if (isSignedIn) session.setToken('token');
  const actions = { signIn: vi.fn<AccountActions['signIn']>(async () => session.setToken('token')), createAccount: vi.fn(), signOut: vi.fn(async () => session.clearToken()) } as unknown as AccountActions;
  const router = createRouter({ routeTree: createRootRoute({ component: () => <AccountMenu actions={actions} /> }), history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  drawn = await render(<RouterProvider router={router} />, { ...platform, session });
  const { container } = drawn;
  const button = () => container.querySelector('button') as HTMLButtonElement;
  const waitFor = (selector: string) => vi.waitFor(async () => {
    await during(() => undefined);
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is missing`);
    return found;
  });
  return { container, button, actions, router, waitFor };
};

test('[AC-01] signed out, the trigger says "Account", and nobody is asked for', async () => {
  const { button } = await draw({ answers: {} });
  expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['Account', 'Account']);
});

test('[AC-02] [GQ-16] while the name loads a mark turns, and a failure falls back to "Account"', async () => {
  const loading = await render(<AccountTrigger name={undefined} isLoading />, await testPlatform());
  expect([loading.container.querySelector('[class*=spinner]') !== null, loading.container.querySelector('svg')]).toEqual([true, null]);
  await loading.unmount();
  const { button } = await draw({ isSignedIn: true, answers: { accountChipQuery: new Error('down') } });
  expect(button().textContent).toBe('Account');
});

test('[AC-03] [GQ-15] [RO-02] signed in, the trigger greets by name', async () => {
  const { button } = await draw({ isSignedIn: true });
  expect(button().textContent).toBe('Hi Ann');
});

test('[AC-05] the menu opens and closes by its trigger, and by Escape with the focus back', async () => {
  const { button, container, waitFor } = await draw();
  await during(() => button().click());
  await waitFor('input[name=email]');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await during(() => button().click());
  expect(container.querySelector('input')).toBeNull();
  await during(() => button().click());
  await during(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button()]);
});

test('[HL-04] [HL-08] #sign-in opens the menu, and the address loses it when the menu closes', async () => {
  const { button, router, waitFor } = await draw({ address: '/#sign-in' });
  await waitFor('input[name=password]');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await during(() => button().click());
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('what is missing is said and nothing is sent; what is right signs in and closes', async () => {
  const { container, button, actions, waitFor } = await draw();
  await during(() => button().click());
  const email = (await waitFor('input[name=email]')) as HTMLInputElement;
  const form = container.querySelector('form') as HTMLFormElement;
  await during(() => form.requestSubmit());
  expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  expect(actions.signIn).not.toHaveBeenCalled();
  email.value = 'ann@example.com';
  (container.querySelector('input[name=password]') as HTMLInputElement).value = 'Marble-12';
  await during(() => form.requestSubmit());
  expect(actions.signIn).toHaveBeenCalledWith({ email: 'ann@example.com', password: 'Marble-12' });
  await vi.waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));
  expect(button().textContent).toBe('Hi Ann');
});
