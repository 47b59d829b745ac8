import { vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { createAccountApi } from '../api/account-api.ts';
import { GuestForms } from '../guest-forms.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import type { MockResponse } from './responses.ts';
import { openPart, type OpenPart } from './open-part.tsx';

export const done = vi.fn<(message: string) => void>();
export const SIGNED_IN: MockResponse = () => ({ generateCustomerToken: { token: 'token' } });

type Given = {
  responses?: Readonly<Record<string, MockResponse>>;
  storeView?: StoreViewCode;
  /** Whether signing in to the new account works. */
  isReady?: boolean;
};

/** The guest forms on the real account API. */
export const openGuestForms = ({
  responses = { signIn: SIGNED_IN },
  storeView = 'CA_EN',
  isReady = true,
}: Given = {}): Promise<OpenPart> => {
  done.mockClear();
  const Guest = () => {
    const api = createAccountApi(usePlatform().commerce);
    const actions: Pick<AccountActions, 'signIn' | 'createAccount' | 'enter'> = {
      enter: async (prove) => (await prove(), 'merged'),
      signIn: async (credentials) => (await api.signIn(credentials), 'merged'),
      createAccount: async (account) => (await api.createAccount(account), isReady),
    };
    return <GuestForms actions={actions} done={done} />;
  };
  return openPart(Guest, { responses, storeView, isSignedIn: false });
};
