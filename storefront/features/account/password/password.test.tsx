// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '#storefront/platform/commerce/errors.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { delayed, failing, type MockResponse } from '../testing/responses.ts';
import { openGuestForms } from '../testing/open-guest-forms.tsx';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { CreatePasswordPage } from './create-password-page.tsx';

afterEach(cleanUp);

const signIn = vi.fn<AccountActions['signIn']>();
const go = vi.fn<(path: string) => void>();
const LINK = '/customer/account/createPassword?token=secret&email=ann%40example.com';
const TYPED = { password: 'Granite-34', password_again: 'Granite-34' };
const RESET: MockResponse = () => ({ resetPassword: true });

const open = (address = LINK, responses: Readonly<Record<string, MockResponse>> = { resetPassword: RESET }) => {
  signIn.mockReset();
  signIn.mockResolvedValue('none');
  go.mockReset();
  return openPart(() => <CreatePasswordPage signIn={signIn} go={go} />, { address, responses, isSignedIn: false });
};

test('[RT-10] the emailed link opens the form with its email address, and the token is removed from the URL', async () => {
  const { fields, field, texts, text, router, buttons, look } = await open();
  expect(fields()).toEqual([
    'Email: email email username email 254 required',
    'New password: password password new-password 512 required',
    'New password again: password_again password new-password 512 required',
    'Show password: checkbox',
  ]);
  expect([field('email').value, texts('h1'), router.history.location.href]).toEqual([
    'ann@example.com',
    ['Choose a new password'],
    '/customer/account/createPassword',
  ]);
  expect(text()).toContain('Enter the email address of your account and the password you want from now on.');
  expect(text()).toContain('At least 8 characters, of three kinds');
  expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual(['Save the password: primary big wide']);
});

test('[SI-06] sets the new password with the link’s token, and signs in', async () => {
  const { fill, submit, sent, toasts, field } = await open();
  field('email').type = 'text';
  fill({ email: ' ann@example.com ', ...TYPED });
  await submit();
  expect(sent).toEqual([
    { operation: 'resetPassword', variables: { email: 'ann@example.com', token: 'secret', newPassword: 'Granite-34' } },
  ]);
  expect([signIn.mock.calls, toasts(), go.mock.calls]).toEqual([
    [[{ email: 'ann@example.com', password: 'Granite-34' }]],
    ['success: Your new password is set and you are signed in.'],
    [['/account-information']],
  ]);
});

test('a failed sign-in after the password change blames neither the link nor the password', async () => {
  const { fill, submit, toasts, alerts } = await open();
  signIn.mockRejectedValue(new Error('no answer'));
  fill(TYPED);
  await submit();
  expect([alerts(), toasts(), go.mock.calls]).toEqual([
    [],
    ['success: Your new password is set. Sign in with it.'],
    [['/account-information']],
  ]);
});

test('names missing or wrong values, and sends nothing', async () => {
  const { fill, submit, errors, sent } = await open('/customer/account/createPassword?token=secret');
  await submit();
  expect(errors()).toEqual({
    email: 'This is a required field',
    password: 'This is a required field',
    password_again: 'Fill the password field and then confirm its value',
  });
  fill({ email: 'ann', password: 'granite', password_again: 'Granite-34' });
  await submit();
  expect(errors()).toEqual({
    email: 'Invalid email address. Please correct and try again.',
    password: 'This field must have at least 8 characters',
    password_again: 'Type your password again',
  });
  fill({ email: 'Ann1@example.com', password: 'ann1@example.com', password_again: 'ann1@example.com' });
  await submit();
  expect([errors(), sent]).toEqual([{ password: 'The password cannot be your email address.' }, []]);
});

test.each(['graphql-input', 'graphql-no-such-entity', 'graphql-authentication', 'graphql-authorization'])(
  'an invalid link (%s) offers a new one, and typed values stay until then',
  async (category) => {
    const part = await open(LINK, { resetPassword: failing(category), requestPasswordResetEmail: () => ({}) });
    part.fill(TYPED);
    await part.submit();
    expect([part.alerts(), part.field('password').value]).toEqual([
      ['This link does not go with this address, has been used, or is older than an hour. Ask for a new one.'],
      'Granite-34',
    ]);
    expect(part.look('Ask for a new link')).toBe('link medium');
    await part.press('Ask for a new link');
    expect(part.texts('h2')).toEqual(['Reset your password']);
  },
);

test('a refusal unrelated to the link has its own message', async () => {
  const { fill, submit, alerts } = await open(LINK, { resetPassword: failing('graphql-input', 'PASSWORD_CLASSES') });
  fill(TYPED);
  await submit();
  expect(alerts()).toEqual([expect.stringContaining('Choose a stronger password')]);
});

test('sends no second request while one is pending', async () => {
  const slow = delayed(RESET);
  const { fill, submit, sent, button, settle } = await open(LINK, { resetPassword: slow.response });
  fill(TYPED);
  await submit();
  await submit();
  expect([sent.length, button('Save the password').getAttribute('aria-busy')]).toEqual([1, 'true']);
  slow.release();
  await settle();
  expect(go).toHaveBeenCalledTimes(1);
});

test('without a token the page explains that it needs the link, and offers a new one', async () => {
  const { text, texts, press } = await open('/customer/account/createPassword?email=ann%40example.com');
  expect([texts('h1'), texts('h2')]).toEqual([['Choose a new password'], ['Reset your password']]);
  expect(text()).toContain('This page needs the link from our email. Ask for a new one here.');
  await press('Back to sign in');
  expect(go.mock.calls).toEqual([['/account-information']]);
});

describe('a forgotten password', () => {
  const openForgot = async (responses: Readonly<Record<string, MockResponse>>) => {
    const part = await openGuestForms({ responses });
    await part.press('Forgot your password?');
    return part;
  };

  test('requires only the address, and links back to the sign-in', async () => {
    const { fields, texts, buttons, look, press, text, container } = await openForgot({});
    expect(fields()).toEqual(['Email: email email username email 254 required']);
    expect(texts('h2')).toEqual(['Reset your password']);
    expect(container.querySelector('form')?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
    expect(text()).toContain('We send you a link to choose a new password.');
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
      'Send the link: primary big wide',
      'Back to sign in: link small',
    ]);
    await press('Back to sign in');
    expect(texts('h2')).toEqual(['Sign in']);
  });

  test('sends the link to the trimmed address, and shows the address', async () => {
    const { submit, errors, field, fill, sent, texts } = await openForgot({ requestPasswordResetEmail: () => ({}) });
    await submit();
    expect([errors(), sent, texts('[role=status]')]).toEqual([{ email: 'This is a required field' }, [], []]);
    fill({ email: 'nobody' });
    await submit();
    expect(errors()).toEqual({ email: 'Invalid email address. Please correct and try again.' });
    // An e-mail field trims its value; a text field does not.
    field('email').type = 'text';
    fill({ email: ' ann@example.com ' });
    await submit();
    expect(sent).toEqual([{ operation: 'requestPasswordResetEmail', variables: { email: 'ann@example.com' } }]);
    expect(texts('[role=status]')).toEqual([
      'If there is an account for ann@example.com, a link is on its way. It works once, for an hour.',
    ]);
  });

  test('shows an error if the link cannot be requested', async () => {
    const { fill, submit, alerts, texts } = await openForgot({
      requestPasswordResetEmail: () => {
        throw new HttpError(502, 'Bad gateway');
      },
    });
    fill({ email: 'ann@example.com' });
    await submit();
    expect([alerts(), texts('[role=status]')]).toEqual([
      ['Your request could not be completed. Nothing you typed is lost; please try again.'],
      [],
    ]);
  });
});
