// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { during, eventually, render, testPlatform } from '#storefront/testing/render.tsx';
import { AccountMenu, accountChipQuery } from './account-menu.tsx';
import { AccountTrigger } from './account-trigger.tsx';
import type { AccountActions } from './state/account-actions.ts';
import { delayed, networkFailure, type MockResponse } from './testing/responses.ts';
import { createCustomer } from './testing/customer.ts';
import { cleanUp, openPart, type OpenPart } from './testing/open-part.tsx';

afterEach(cleanUp);

type Given = {
  isSignedIn?: boolean;
  responses?: Readonly<Record<string, MockResponse>>;
  address?: string;
  storeView?: 'CA_EN' | 'CA_FR';
};
const renderView = async ({ isSignedIn = false, responses = createCustomer().responses, ...more }: Given = {}) => {
  let part: OpenPart | undefined;
  const actions = {
    signIn: vi.fn<AccountActions['signIn']>(async () => {
      part?.session.setToken('token');
      return 'merged';
    }),
    signOut: vi.fn(async () => part?.session.clearToken()),
  };
  const Menu = () => <AccountMenu actions={actions as unknown as AccountActions} />;
  part = await openPart(Menu, { responses, isSignedIn, ...more });
  const { container } = part;
  const trigger = (): HTMLButtonElement => container.querySelector('button') as HTMLButtonElement;
  return {
    ...part,
    actions,
    trigger,
    isOpen: (): boolean => trigger().getAttribute('aria-expanded') === 'true',
    shows: (): (string | null)[] => [trigger().textContent, trigger().getAttribute('aria-label')],
    turns: (): boolean => container.querySelector('[class*=spinner]') !== null,
    toggle: (): Promise<void> => during(() => trigger().click()),
    arrives: (selector: string): Promise<HTMLElement> =>
      eventually(() => container.querySelector<HTMLElement>(selector)),
  };
};

test('[AC-01] [GQ-16] [SI-04] for guests, the trigger shows "Account", and no customer is fetched', async () => {
  const requested: string[] = [];
  const accountChipQuery = () => (requested.push('customer'), { customer: null });
  const { shows, turns, container, isOpen } = await renderView({ responses: { accountChipQuery } });
  expect(requested).toEqual([]);
  expect([shows(), turns(), container.querySelector('svg') !== null, isOpen()]).toEqual([
    ['Account', 'Account'],
    false,
    true,
    false,
  ]);
});

test('[AC-02] a spinner replaces the icon while the name is loading', async () => {
  const { container, unmount } = await render(<AccountTrigger name={undefined} isLoading />, await testPlatform());
  expect([container.querySelector('[class*=spinner]') !== null, container.querySelector('svg')]).toEqual([true, null]);
  await unmount();
});

test('[AC-02] [AC-03] after signing in, shows that the name is loading, then the greeting', async () => {
  const slow = delayed(createCustomer().responses['accountChipQuery'] as MockResponse);
  const { shows, turns, session, settle } = await renderView({ responses: { accountChipQuery: slow.response } });
  await during(() => session.setToken('token'));
  expect([shows(), turns()]).toEqual([['Account', 'Account, loading'], true]);
  slow.release();
  await settle();
  expect([shows(), turns()]).toEqual([['Hi Ann', 'Hi Ann'], false]);
});

test.each([
  ['a failure', networkFailure],
  ['a customer without a name', () => ({ customer: null })],
])('[AC-02] %s falls back to "Account"', async (_what, accountChipQuery) => {
  const { shows, turns } = await renderView({ isSignedIn: true, responses: { accountChipQuery } });
  expect([shows(), turns()]).toEqual([['Account', 'Account'], false]);
});

test('[AC-03] [GQ-15] [RO-02] [SI-04] greets a signed-in shopper by name, in French too, until they sign out', async () => {
  const french = await renderView({ isSignedIn: true, storeView: 'CA_FR' });
  expect(french.shows()).toEqual(['Bonjour Ann', 'Bonjour Ann']);
  const { shows, session } = await renderView({ isSignedIn: true });
  expect(shows()).toEqual(['Hi Ann', 'Hi Ann']);
  await during(() => session.clearToken());
  expect(shows()).toEqual(['Account', 'Account']);
});

test('[GQ-16] shows the cached name and refetches it, bypassing every cache', async () => {
  const requested: unknown[] = [];
  const query = async (_document: unknown, _variables: unknown, options: unknown) => (
    requested.push(options),
    { customer: null }
  );
  const options = accountChipQuery({ ...(await testPlatform()), commerce: { query } as never });
  await options.queryFn?.({ signal: new AbortController().signal } as never);
  expect([options.staleTime, requested]).toEqual([0, [expect.objectContaining({ noCache: true })]]);
});

test('[AC-05] the trigger opens and closes the menu, and Escape closes it and returns the focus', async () => {
  const { trigger, toggle, isOpen, container, arrives } = await renderView();
  await toggle();
  await arrives('input[name=email]');
  expect(isOpen()).toBe(true);
  await toggle();
  expect(container.querySelector('input')).toBeNull();
  await toggle();
  await during(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
});

test('[HL-04] [HL-08] #sign-in opens the menu, and the address loses it when the menu closes', async () => {
  const { toggle, router, isOpen, arrives } = await renderView({ address: '/#sign-in' });
  await arrives('input[name=password]');
  expect([isOpen(), router.state.location.hash]).toEqual([true, 'sign-in']);
  await toggle();
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('[HL-04] [HL-08] a link to #sign-in opens the menu later too, and every time', async () => {
  const { toggle, router, isOpen } = await renderView();
  for (const _ of [1, 2]) {
    await during(() => router.changeAddress({ hash: 'sign-in' }));
    await eventually(isOpen);
    await toggle();
    await eventually(() => router.state.location.hash === '');
    expect(isOpen()).toBe(false);
  }
});

test('[HL-04] [HL-08] Back removes the hash and closes the menu that it opened', async () => {
  const { toggle, router, isOpen } = await renderView();
  for (const _ of [1, 2]) {
    await during(() => router.changeAddress({ hash: 'sign-in' }));
    await eventually(isOpen);
    await during(() => router.changeAddress({ hash: '', isReplacing: true }));
    await eventually(() => !isOpen());
  }
  // A menu opened by its button stays open.
  await toggle();
  await during(() => router.changeAddress({ hash: 'privacy-policy' }));
  expect(isOpen()).toBe(true);
});

test('[HL-04] another hash opens no menu, and stays in the URL when the menu closes', async () => {
  const { toggle, router, isOpen } = await renderView({ address: '/#privacy-policy' });
  expect(isOpen()).toBe(false);
  await toggle();
  await toggle();
  await during(() => undefined);
  expect([isOpen(), router.state.location.hash]).toEqual([false, 'privacy-policy']);
});

test('names missing values and sends nothing; valid values sign in and close the menu', async () => {
  const { errors, fill, submit, actions, toggle, arrives, isOpen, shows } = await renderView();
  await toggle();
  await arrives('input[name=email]');
  await submit();
  expect([Object.keys(errors()), actions.signIn.mock.calls]).toEqual([['email', 'password'], []]);
  fill({ email: 'ann@example.com', password: 'Marble-12' });
  await submit();
  expect(actions.signIn).toHaveBeenCalledWith({ email: 'ann@example.com', password: 'Marble-12' });
  expect([isOpen(), shows()]).toEqual([false, ['Hi Ann', 'Hi Ann']]);
});

test('the next visitor sees the menu in its initial state, without typed text', async () => {
  const { toggle, arrives, fill, field, session } = await renderView();
  await toggle();
  await arrives('input[name=email]');
  fill({ email: 'ann@example.com' });
  await during(() => {
    session.setToken('token');
    session.clearToken();
  });
  await arrives('input[name=email]');
  expect(field('email').value).toBe('');
});
