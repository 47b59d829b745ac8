// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { delayed, networkFailure, failing, type MockResponse } from './testing/responses.ts';
import { done, openGuestForms, SIGNED_IN } from './testing/open-guest-forms.tsx';
import { cleanUp } from './testing/open-part.tsx';

afterEach(cleanUp);

const ann = { email: 'ann@example.com', password: 'Marble-12' };

describe('signing in', () => {
  test('has fields that a browser and a password manager can fill, and links to the other forms', async () => {
    const { fields, buttons, texts, look, container } = await openGuestForms();
    expect(fields()).toEqual([
      'Email: email email username webauthn email 254 required',
      'Password: password password current-password 512 required',
      'Show password: checkbox',
    ]);
    expect([texts('h2'), container.querySelector('form')?.getAttribute('aria-labelledby')]).toEqual([
      ['Sign in'],
      container.querySelector('h2')?.id,
    ]);
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
      'Sign in: primary big wide',
      'Forgot your password?: link small',
      `New here? Create an account: link small`,
    ]);
  });

  test('a missing or invalid address is reported in both languages, and nothing is sent', async () => {
    for (const [storeView, required, email] of [
      ['CA_EN', 'This is a required field', 'Invalid email address. Please correct and try again.'],
      ['CA_FR', 'Ce champ est requis', 'Adresse courriel non valide. Veuillez la corriger et réessayer.'],
    ] as const) {
      const { submit, errors, fill, sent } = await openGuestForms({ storeView });
      await submit();
      expect(errors()).toEqual({ email: required, password: required });
      fill({ email: 'ann@', password: ann.password });
      await submit();
      expect([errors(), sent]).toEqual([{ email }, []]);
      await cleanUp();
    }
  });

  test('announces success and does not switch to another form', async () => {
    const { fill, submit, sent, alerts } = await openGuestForms();
    fill(ann);
    await submit();
    expect(sent).toEqual([{ operation: 'signIn', variables: ann }]);
    expect([done.mock.calls, alerts()]).toEqual([[['You are signed in. Your cart came along.']], []]);
  });

  test('that fails shows an error and retains typed values; the third failure with the same address mentions the lock', async () => {
    const { fill, field, submit, alerts } = await openGuestForms({
      responses: { signIn: failing('graphql-authentication') },
    });
    const fails = async (email: string): Promise<string> => {
      fill({ email, password: 'Wrong-pass1' });
      await submit();
      return alerts().join();
    };
    const failed = 'We could not sign you in with this email address and password. Please check both.';
    expect([await fails('a@example.com'), await fails('a@example.com'), await fails('b@example.com')]).toEqual([
      failed,
      failed,
      failed,
    ]);
    expect([field('email').value, field('password').value]).toEqual(['b@example.com', 'Wrong-pass1']);
    expect([await fails('b@example.com'), await fails('b@example.com')]).toEqual([
      failed,
      expect.stringContaining('locked for a few minutes'),
    ]);
    expect(done).not.toHaveBeenCalled();
  });

  test.each([
    [
      'too many attempts',
      failing('graphql-too-many-requests'),
      'Too many tries from your connection. Wait a minute and try again.',
    ],
    [
      'no response',
      networkFailure,
      'Your request could not be completed. Nothing you typed is lost; please try again.',
    ],
  ])('after %s shows that error, however often it is repeated', async (_what, signIn, words) => {
    const { fill, submit, alerts } = await openGuestForms({ responses: { signIn } });
    fill(ann);
    for (const _ of [1, 2, 3]) await submit();
    expect(alerts()).toEqual([words]);
  });

  test('runs one at a time; an earlier refusal is cleared while the next is pending', async () => {
    const slow = delayed(SIGNED_IN);
    const responses: Record<string, MockResponse> = { signIn: failing('graphql-authentication') };
    const { fill, submit, sent, alerts, button, settle } = await openGuestForms({ responses });
    fill(ann);
    await submit();
    expect([alerts().length, button('Sign in').getAttribute('aria-busy')]).toEqual([1, null]);
    responses['signIn'] = slow.response;
    await submit();
    await submit();
    expect([sent.length, alerts(), button('Sign in').getAttribute('aria-busy')]).toEqual([2, [], 'true']);
    slow.release();
    await settle();
    expect([done.mock.calls.length, button('Sign in').getAttribute('aria-busy')]).toEqual([1, null]);
  });

  test('the password is shown and hidden on demand', async () => {
    const { field, tick } = await openGuestForms();
    const types: string[] = [field('password').type];
    for (const _ of [1, 2]) {
      await tick('Show password');
      types.push(field('password').type);
    }
    expect(types).toEqual(['password', 'text', 'password']);
  });
});

test('switching to another form focuses its first field, the initial form focuses none', async () => {
  const { press, field } = await openGuestForms();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  expect(document.activeElement).toBe(document.body);
  await press('New here? Create an account');
  expect(document.activeElement).toBe(field('firstname'));
  // The menu may still be opening: the page must not scroll to it.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  await press('Have an account? Sign in');
  expect(document.activeElement).toBe(field('email'));
});
