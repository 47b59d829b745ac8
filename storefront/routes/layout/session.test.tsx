import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { AccountInformation } from '#storefront/features/account/information/account-information.tsx';
import { createSession } from '#storefront/platform/session/session.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { newCustomer } from '#storefront/testing/elsewhere.ts';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { eventually } from '#storefront/testing/render.tsx';
import AccountSlot from './account-slot.tsx';
import { useAccountActions } from './use-account-actions.ts';

let shop: LiveShop;
let page: LivePage | undefined;
const reload = vi.fn<() => void>();

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  Object.defineProperty(window.location, 'reload', { value: reload, configurable: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await page?.leave();
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
});

const AccountPage = () => {
  const actions = useAccountActions();
  return (
    <>
      <header>
        <AccountSlot />
      </header>
      <AccountArea section="information" actions={actions}>
        <AccountInformation renew={actions.renew} />
      </AccountArea>
    </>
  );
};

const open = async (token?: string): Promise<LivePage> => {
  if (token) createSession().setToken(token);
  page = await openLivePage(shop, AccountPage);
  return page;
};
const text = (): string => page?.container.textContent ?? '';
const said = (): string[] => toastStore.getState().toasts.map(({ message }) => message);
const answers = (): string => JSON.stringify(page?.queryClient.getQueryCache().getAll().map(({ state }) => state.data));
const emailOf = async (token: string): Promise<string> => (await shop.ask('{ customer { email } }', {}, { authorization: `Bearer ${token}` })).data.customer.email as string;

test('signing out in another tab takes name, e-mail address and what was answered off this page', async () => {
  const token = await newCustomer(shop);
  const email = await emailOf(token);
  await open(token);
  await eventually(() => text().includes(email) && text().includes('Hi Ann'));
  await inOtherTab(() => createSession().clearToken());
  await eventually(() => text().includes('Sign in to see this page'));
  await eventually(() => said().length > 0);
  expect(text()).not.toMatch(/Ann|@example\.com/);
  expect(answers()).not.toMatch(/Ann|@example\.com/);
  expect(said()).toEqual(['You are signed out: your session was ended in another tab.']);
});
