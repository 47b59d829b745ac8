import { vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { AccountInformation } from '../information/account-information.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import type { MockResponse } from './responses.ts';
import { createCustomer } from './customer.ts';
import { openPart } from './open-part.tsx';

export const renew = vi.fn<AccountActions['renew']>();

type MockResponses = Readonly<Record<string, MockResponse>>;

export const openInformation = async (more: MockResponses = {}, storeView: StoreViewCode = 'CA_EN') => {
  renew.mockReset();
  renew.mockResolvedValue();
  const { customer, responses } = createCustomer();
  const part = await openPart(() => <AccountInformation signOut={async () => undefined} renew={renew} />, {
    responses: { ...responses, ...more },
    storeView,
  });
  return { ...part, customer };
};

/** Opens the form of `Name`, `Email address` or `Password`. */
export const openForm = async (name: string, more: MockResponses = {}) => {
  const part = await openInformation(more);
  await part.press(`Change: ${name}`);
  return part;
};

/** Name of the focused element. */
export const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('aria-label');
