// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { during } from '#storefront/testing/render.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { CreateAccountPage } from './create-account-page.tsx';

afterEach(cleanUp);

const createAccount = vi.fn<AccountActions['createAccount']>();
const go = vi.fn<(path: string) => void>();
const open = (address = '/create-account', isSignedIn = false) => {
  createAccount.mockReset();
  createAccount.mockResolvedValue(true);
  go.mockReset();
  return openPart(() => <CreateAccountPage createAccount={createAccount} go={go} />, { address, isSignedIn });
};
const PASSWORDS = { password: 'Granite-34', password_again: 'Granite-34' };

describe('the page', () => {
  test('[RT-12] shows the title once, the benefits of an account, and a link to the sign-in', async () => {
    const { texts, text, press, container } = await open();
    expect([texts('h1, h2'), container.querySelector('form')?.hasAttribute('aria-labelledby')]).toEqual([
      ['Create an account'],
      false,
    ]);
    expect(text()).toContain('Keep your addresses, follow your orders and check out in less time.');
    await press('Have an account? Sign in');
    expect(go.mock.calls).toEqual([['/account-information']]);
  });

  test('[RT-13] [RT-15] the person’s details in the URL fill the form and are removed from the URL', async () => {
    const { field, router } = await open('/create-account?email=zoe%40example.com&firstName=Zo%C3%A9&lastName=Roy');
    expect(['email', 'firstname', 'lastname', 'password'].map((name) => field(name).value)).toEqual([
      'zoe@example.com',
      'Zoé',
      'Roy',
      '',
    ]);
    expect(router.history.location.href).toBe('/create-account');
  });

  test('[RT-13] details missing from the URL are left empty', async () => {
    const { field } = await open('/create-account?firstName=Zo%C3%A9');
    expect(['email', 'firstname', 'lastname'].map((name) => field(name).value)).toEqual(['', 'Zoé', '']);
  });

  test('creates an account, announces it, and opens it; meanwhile the form stays', async () => {
    const { fill, submit, toasts, texts, session, text } = await open('/create-account?email=zoe%40example.com');
    let finish: (isSignedIn: boolean) => void = () => undefined;
    createAccount.mockImplementation(() => {
      session.setToken('token');
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    fill({ firstname: 'Zoé', lastname: 'Roy', ...PASSWORDS });
    await submit();
    expect([texts('form').length, toasts(), go.mock.calls]).toEqual([1, [], []]);
    await during(() => finish(true));
    expect(go.mock.calls).toEqual([['/account-information']]);
    expect(createAccount.mock.calls).toEqual([
      [{ firstname: 'Zoé', lastname: 'Roy', email: 'zoe@example.com', password: 'Granite-34' }],
    ]);
    expect(toasts()).toEqual(['success: Your account is ready and you are signed in.']);
    expect(text()).toContain('You have an account and are signed in.');
  });

  test('a created account is announced even when the sign-in afterwards fails', async () => {
    const { fill, submit, toasts } = await open();
    createAccount.mockResolvedValue(false);
    fill({ firstname: 'Zoé', lastname: 'Roy', email: 'zoe@example.com', ...PASSWORDS });
    await submit();
    expect([toasts(), go.mock.calls]).toEqual([
      ['success: Your account is ready. If we emailed you a link, open it first; then sign in.'],
      [['/account-information']],
    ]);
  });

  test('a refusal is shown at the form, without navigating', async () => {
    const { fill, submit, alerts, field, toasts } = await open();
    createAccount.mockRejectedValue(
      new GraphqlError([{ message: '', path: undefined, category: 'graphql-already-exists', code: undefined }]),
    );
    fill({ firstname: 'Zoé', lastname: 'Roy', email: 'ann@example.com', ...PASSWORDS });
    await submit();
    expect([alerts(), field('firstname').value, toasts(), go.mock.calls]).toEqual([
      ['There is an account with this email address. Sign in instead.'],
      'Zoé',
      [],
      [],
    ]);
  });

  test('shows a signed-in customer a link to the account', async () => {
    const { text, texts, container } = await open('/create-account', true);
    const link = container.querySelector('a');
    expect([texts('h1'), container.querySelector('form'), link?.textContent, link?.getAttribute('href')]).toEqual([
      ['Create an account'],
      null,
      'Go to your account',
      '/account-information',
    ]);
    expect(text()).toContain('You have an account and are signed in.');
  });
});
