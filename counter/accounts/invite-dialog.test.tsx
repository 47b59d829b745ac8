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
  const { content, unmount } = await render(<AccountList />);
  await settle();
  const button = [...content.querySelectorAll('button')].find(({ textContent }) => textContent === 'Invite somebody');
  await act(async () => button!.click());
  await act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="email"]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, email);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(document.querySelector('[role="dialog"]')!.textContent!.includes('Bea Roy already has an account')).toBe(
    isKnown,
  );
  await act(async () => void document.querySelector('form')!.requestSubmit());
  await settle();
  expect(sent).toMatchObject([{ role }]);
  await unmount();
});
