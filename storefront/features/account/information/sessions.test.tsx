// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Confirmation } from './confirmation.tsx';
import { Sessions } from './sessions.tsx';

afterEach(cleanUp);

const session = (id: string, is_current: boolean) => ({
  id,
  created_at: '2026-06-15T12:00:00.000Z',
  expires_at: '2026-06-15T13:00:00.000Z',
  last_seen_at: '2026-06-15T12:20:00.000Z',
  browser: is_current ? 'Firefox' : null,
  system: is_current ? 'Windows' : null,
  is_current,
});

test('lists the customer’s sessions, ends another one, and signs out everywhere', async () => {
  const signOut = vi.fn(async () => undefined);
  let open = [session('1', true), session('2', false)];
  const responses: Record<string, MockResponse> = {
    getOwnSessions: () => ({ customerSessions: open }),
    endOwnSession: () => {
      open = [session('1', true)];
      return { endCustomerSession: true };
    },
  };
  const { press, sent, texts, buttons, toasts } = await openPart(() => <Sessions signOut={signOut} />, { responses });
  expect(texts('li')).toHaveLength(2);
  expect(texts('li')[0]).toMatch(/^Firefox on Windows This sessionStarted/);
  expect(texts('li')[0]).not.toContain('Last seen');
  expect(texts('li')[1]).toMatch(/^Unknown device Started .*Last seen/);
  await press(buttons().find((name) => name.startsWith('End the session'))!);
  expect(sent).toEqual([{ operation: 'endOwnSession', variables: { id: '2' } }]);
  expect(texts('li')).toHaveLength(1);
  expect(toasts()).toEqual(['success: That session has ended.']);
  await press('Sign out everywhere');
  expect(signOut).toHaveBeenCalledOnce();
});

test('shows nothing if the back end has no list of sessions', async () => {
  const responses = { getOwnSessions: failing('graphql-input') };
  const { text } = await openPart(() => <Sessions signOut={async () => undefined} />, { responses });
  expect(text()).toBe('');
});

test('an unconfirmed address can be confirmed: a link is requested once', async () => {
  const responses: Record<string, MockResponse> = {
    getConfirmation: () => ({ customer: { confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' } }),
    resendConfirmationEmail: () => ({ resendConfirmationEmail: true }),
  };
  const { press, sent, text, buttons } = await openPart(() => <Confirmation email="ann@example.com" />, { responses });
  await press('Send the link');
  expect(sent).toEqual([{ operation: 'resendConfirmationEmail', variables: { email: 'ann@example.com' } }]);
  expect(text()).toContain('We are sending the link to ann@example.com.');
  expect(buttons()).toEqual([]);
});

test('does not offer to confirm a confirmed address', async () => {
  const responses = {
    getConfirmation: (() => ({ customer: { confirmation_status: 'ACCOUNT_CONFIRMED' } })) as MockResponse,
  };
  expect((await openPart(() => <Confirmation email="ann@example.com" />, { responses })).text()).toBe('');
});
