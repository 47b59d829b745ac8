// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, settle } from '../testing/render.tsx';
import { AccountList } from './account-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const BEA = {
  id: 3,
  email: 'bea@staff.example',
  name: 'Bea Roy',
  role: 'warehouse',
  signed_in_at: null,
  is_closed: false,
};

const fill = (email: string): Promise<void> =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="email"]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, email);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string): Promise<void> =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

test.each([
  ['an existing account keeps its role', ' Bea@Staff.example ', 'warehouse', true],
  ['a new account begins at the counter', 'new@staff.example', 'counter', false],
])('invitation: %s', async (_name, email, role, isKnown) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([BEA]);
    sent.push(JSON.parse(body as string));
    return Response.json({ token: 'token' });
  });
  const { unmount } = await render(<AccountList />);
  await settle();
  await press('Invite somebody');
  await fill(email);
  expect(document.querySelector('[role="dialog"]')!.textContent!.includes('Bea Roy already has an account')).toBe(
    isKnown,
  );
  await act(async () => void document.querySelector('form')!.requestSubmit());
  await settle();
  expect(sent).toMatchObject([{ role }]);
  await unmount();
});

test('the invitation of a closed account says that it opens again, and asks before', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([{ ...BEA, is_closed: true }]);
    sent.push(JSON.parse(body as string));
    return Response.json({ token: 'token' });
  });
  const { unmount } = await render(<AccountList />);
  await settle();
  await press('Invite somebody');
  await fill('bea@staff.example');
  expect(document.querySelector('[role="dialog"]')!.textContent).toContain('the account is open again');
  const box = document.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
  expect([box.required, box.checked]).toEqual([true, false]);
  await act(async () => box.click());
  await act(async () => void document.querySelector('form')!.requestSubmit());
  await settle();
  expect(sent).toMatchObject([{ isReopened: true }]);
  await unmount();
});

test('the authenticator of another account is reset after a question, which shows the link', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([BEA]);
    sent.push(url);
    return Response.json({ token: 'abc123' });
  });
  const { unmount } = await render(<AccountList />);
  await settle();
  await press('Reset the authenticator');
  expect(sent).toEqual([]);
  await act(async () => void document.querySelector('form')!.requestSubmit());
  await settle();
  expect(sent).toEqual([expect.stringMatching(/\/V1\/counter\/accounts\/3\/authenticator$/)]);
  expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/#\/welcome\/abc123$/),
  );
  await unmount();
});
