import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { newCustomer, PASSWORD } from '#storefront/testing/other-device.ts';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { GuestForms } from '../guest-forms.tsx';
import { createAccountApi } from '../api/account-api.ts';
import { AccountInformation } from './account-information.tsx';

let shop: LiveShop;
let page: LivePage;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(() => localStorage.clear());
afterEach(() => page.leave());

const field = (name: string): HTMLInputElement => page.container.querySelector(`[name=${name}]`) as HTMLInputElement;
const press = (label: string): Promise<void> =>
  during(() =>
    [...page.container.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
      ?.click(),
  );
const text = (): string => page.container.textContent ?? '';
const times = (words: string): number => text().split(words).length - 1;
const fill = (values: Readonly<Record<string, string>>): void =>
  Object.entries(values).forEach(([name, value]) => (field(name).value = value));
const send = (): Promise<void> => during(() => page.container.querySelector('form')?.requestSubmit());

const openForm = async (label: string): Promise<void> => {
  createSession().setToken(await newCustomer(shop));
  page = await openLivePage(shop, () => (
    <AccountInformation signOut={async () => undefined} renew={async () => undefined} />
  ));
  await eventually(() => text().includes('@example.com'));
  await press(label);
  await eventually(() => field('password'));
  shop.sent.length = 0;
};
const openGuestForms = async (): Promise<void> => {
  page = await openLivePage(shop, function Guest() {
    const api = createAccountApi(usePlatform().commerce);
    return (
      <GuestForms
        actions={{
          enter: async (prove) => (await prove(), 'merged'),
          signIn: async (credentials) => (await api.signIn(credentials), 'merged'),
          createAccount: async (account) => (await api.createAccount(account), true),
        }}
        done={() => undefined}
      />
    );
  });
};

test('shows one error for a wrong current password, at its field', async () => {
  await openForm('Change: Password');
  fill({ password: 'Wrong-pass1', new_password: 'Granite-34', password_again: 'Granite-34' });
  await send();
  await eventually(() => text().includes('not your current password'));
  expect(times('This is not your current password.')).toBe(1);
  expect(field('new_password').value).toBe('Granite-34');
});

test('[VA-07] [VA-08] [VA-27] a new password must differ from the previous one and be typed twice; until then nothing is sent', async () => {
  await openForm('Change: Password');
  fill({ password: PASSWORD });
  await send();
  expect(text()).toContain('Fill the password field and then confirm its value');
  fill({ new_password: PASSWORD, password_again: 'Marble-13' });
  await send();
  expect([text().includes('Fields must be different.'), text().includes('Type your password again')]).toEqual([
    true,
    true,
  ]);
  expect(shop.sent.map(({ operation }) => operation)).not.toContain('changeCustomerPassword');
  fill({ new_password: 'Granite-34', password_again: 'Granite-34' });
  await send();
  await eventually(() => shop.sent.some(({ operation }) => operation === 'changeCustomerPassword'));
});

test('[VA-26] requires a new email address twice', async () => {
  await openForm('Change: Email');
  fill({ email: 'new@example.com', email_again: 'mew@example.com', password: PASSWORD });
  await send();
  expect(text()).toContain('Fields must match');
  expect(shop.sent).toEqual([]);
  fill({ email_again: 'new@example.com' });
  await send();
  await eventually(() => !text().includes('Fields must match'));
  expect(shop.sent).toHaveLength(1);
});

test('[VA-08] requires a new account’s password twice, and counts accented French letters as letters', async () => {
  await openGuestForms();
  await press('New here? Create an account');
  fill({
    firstname: 'Zoé',
    lastname: 'Roy',
    email: 'zoe@example.com',
    password: 'motdepasseé1',
    password_again: 'motdepasse',
  });
  await send();
  expect([text().includes('A password must contain at least 3'), text().includes('Type your password again')]).toEqual([
    true,
    true,
  ]);
  expect(shop.sent.map(({ operation }) => operation)).not.toContain('createAccount');
  fill({ password: 'éàüÉÀÜ12', password_again: 'éàüÉÀÜ12' });
  await send();
  const signIn = () =>
    shop.execute('mutation { generateCustomerToken(email: "zoe@example.com", password: "éàüÉÀÜ12") { token } }');
  await vi.waitFor(async () => expect((await signIn()).data.generateCustomerToken?.token).toBeTypeOf('string'));
});

test('a failed sign-in shows an error, and from the third one explains the lock', async () => {
  await openGuestForms();
  for (const isOften of [false, false, true]) {
    fill({ email: 'nobody@example.com', password: 'Wrong-pass1' });
    await send();
    await eventually(() => page.container.querySelector('[role=alert]')?.textContent);
    expect(text().includes('locked for a few minutes')).toBe(isOften);
    expect(text().includes('could not sign you in')).toBe(true);
  }
});
