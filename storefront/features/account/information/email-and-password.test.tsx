// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { failing } from '../testing/responses.ts';
import { PASSWORD } from '../testing/customer.ts';
import { openForm, renew } from '../testing/open-information.tsx';
import { cleanUp } from '../testing/open-part.tsx';

afterEach(cleanUp);

const FAILED = 'Your request could not be completed. Nothing you typed is lost; please try again.';

describe('the email address', () => {
  const typed = { email: ' new@example.com ', email_again: ' new@example.com ', password: PASSWORD };

  test('is changed with the password, shown at once, and announced as the new sign-in address', async () => {
    const { fields, fill, field, submit, sent, texts, toasts, text } = await openForm('Email');
    expect(fields()).toEqual([
      'New email address: email email email email 254 required',
      'New email address again: email_again email email email 254 required',
      'Current password: password password current-password 512 required',
      'Show password: checkbox',
    ]);
    expect(text()).toContain('You sign in with it, and we write to it about your orders.');
    for (const name of ['email', 'email_again']) field(name).type = 'text';
    fill(typed);
    await submit();
    expect(sent).toEqual([
      { operation: 'updateCustomerEmail', variables: { email: 'new@example.com', password: PASSWORD } },
    ]);
    expect([texts('h2 + p')[1], toasts()]).toEqual([
      'new@example.com',
      ['success: Your email address has been changed. Sign in with it from now on.'],
    ]);
  });

  test('explains the emailed link if the change must be confirmed first', async () => {
    const { fill, field, submit, toasts } = await openForm('Email', {
      updateCustomerEmail: () => ({ updateCustomerEmail: { customer: { email: 'ann@example.com' } } }),
    });
    for (const name of ['email', 'email_again']) field(name).type = 'text';
    fill(typed);
    await submit();
    expect(toasts()).toEqual([
      'success: We emailed a link to the new address. Until you open it, keep signing in with the address you have.',
    ]);
  });

  test('[VA-26] must be typed twice; a missing, invalid or different one shows an error, and nothing is sent', async () => {
    const { fill, submit, errors, sent } = await openForm('Email');
    await submit();
    const required = 'This is a required field';
    expect(errors()).toEqual({ email: required, email_again: required, password: required });
    fill({ email: 'new', email_again: 'mew', password: PASSWORD });
    await submit();
    expect(errors()).toEqual({
      email: 'Invalid email address. Please correct and try again.',
      email_again: 'Fields must match',
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['graphql-authentication', { password: 'This is not your current password.' }, []],
    ['graphql-already-exists', { email: 'Another account uses this email address.' }, []],
    ['graphql-input', {}, [FAILED]],
  ])('refused as %s shows one error at its field, and typed values stay', async (category, errors, alerts) => {
    const part = await openForm('Email', { updateCustomerEmail: failing(category) });
    part.fill({ email: 'new@example.com', email_again: 'new@example.com', password: PASSWORD });
    await part.submit();
    expect([part.errors(), part.alerts(), part.field('email').value]).toEqual([errors, alerts, 'new@example.com']);
    expect(part.toasts()).toEqual([]);
  });
});

describe('the password', () => {
  const typed = { password: PASSWORD, new_password: 'Granite-34', password_again: 'Granite-34' };

  test('is changed, and signs in again with the same address', async () => {
    const { fields, fill, submit, sent, toasts, container, text } = await openForm('Password');
    expect(fields()).toEqual([
      'Current password: password password current-password 512 required',
      'Show password: checkbox',
      'New password: new_password password new-password 512 required',
      'New password again: password_again password new-password 512 required',
      'Show password: checkbox',
    ]);
    expect(text()).toContain('At least 8 characters, of three kinds');
    const manager = container.querySelector<HTMLInputElement>('input[hidden]');
    expect([manager?.name, manager?.type, manager?.autocomplete, manager?.value]).toEqual([
      'username',
      'text',
      'username',
      'ann@example.com',
    ]);
    fill(typed);
    await submit();
    expect(sent).toEqual([
      { operation: 'changeCustomerPassword', variables: { current: PASSWORD, next: 'Granite-34' } },
    ]);
    expect(renew.mock.calls).toEqual([[{ email: 'ann@example.com', password: 'Granite-34' }]]);
    expect([toasts(), container.querySelector('form')]).toEqual([
      ['success: Your password has been changed. Other devices are signed out.'],
      null,
    ]);
  });

  test('[VA-07] [VA-08] [VA-27] must differ from the previous one and from the address, and be typed twice; until then nothing is sent', async () => {
    const { fill, submit, errors, sent } = await openForm('Password');
    await submit();
    expect(errors()).toEqual({
      password: 'This is a required field',
      new_password: 'This is a required field',
      password_again: 'Fill the password field and then confirm its value',
    });
    fill({ ...typed, new_password: PASSWORD });
    await submit();
    expect(errors()).toEqual({ new_password: 'Fields must be different.', password_again: 'Type your password again' });
    fill({ ...typed, new_password: 'Ann@example.com', password_again: 'Ann@example.com' });
    await submit();
    expect(errors()).toEqual({ new_password: 'The password cannot be your email address.' });
    expect(sent).toEqual([]);
  });

  test('that was changed is announced even when the sign-in afterwards fails', async () => {
    const { fill, submit, toasts, errors } = await openForm('Password');
    renew.mockRejectedValue(new Error('no answer'));
    fill(typed);
    await submit();
    expect([toasts(), errors()]).toEqual([
      ['success: Your password has been changed. Other devices are signed out.'],
      {},
    ]);
  });

  test.each([
    [
      'a wrong current password',
      failing('graphql-authentication'),
      { password: 'This is not your current password.' },
      [],
    ],
    [
      'a lock',
      failing('graphql-authentication', 'ACCOUNT_LOCKED'),
      {},
      ['Too many wrong passwords: the account is locked for a few minutes.'],
    ],
  ])('refused for %s shows one error, and typed values stay', async (_what, response, errors, alerts) => {
    const part = await openForm('Password', { changeCustomerPassword: response });
    part.fill(typed);
    await part.submit();
    expect([part.errors(), part.alerts(), part.field('new_password').value]).toEqual([errors, alerts, 'Granite-34']);
    expect([renew.mock.calls, part.toasts()]).toEqual([[], []]);
  });
});
