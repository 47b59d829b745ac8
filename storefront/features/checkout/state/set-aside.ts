import { DRAFT_SECONDS } from '#storefront/platform/forms/drafts.ts';
import { sessionBrowserStorage, type BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { clearCheckout, type CheckoutMemory, type SavedCheckout } from './checkout-memory.ts';

// Forgotten with all drafts when a customer signs out.
const KEY = 'draft-checkout';
/** Typed data; cards must be entered again. */
const TYPED = [
  'shipping_address',
  'address_saved',
  'billing_address',
  'guest_shipping_data',
  'checkout_stores',
] as const;

type Aside = { owner: string; entered: Partial<SavedCheckout> };

const copy = <Key extends keyof SavedCheckout>(
  key: Key,
  from: Partial<SavedCheckout>,
  to: Pick<CheckoutMemory, 'write'>,
): void => {
  const value = from[key];
  if (value !== undefined) to.write(key, value);
};

/** Resets the checkout except for `checkout_customer`: the page shows whether a customer or a guest started it. */
export const forgetEntered = (memory: CheckoutMemory): void => {
  const isCustomers = memory.read('checkout_customer');
  clearCheckout(memory);
  if (isCustomers) memory.write('checkout_customer', true);
};

/** Moves the owner's typed data into this tab's storage, for the lifetime of drafts. */
export const setAside = (
  memory: CheckoutMemory,
  owner: string | undefined,
  tab: BrowserStorage = sessionBrowserStorage,
): void => {
  const entered = Object.fromEntries(TYPED.map((key) => [key, memory.read(key)]));
  if (owner && Object.values(entered).some((value) => value !== undefined))
    tab.set(KEY, { owner, entered } satisfies Aside, DRAFT_SECONDS);
  forgetEntered(memory);
};

/** Restores the data for its owner only. */
export const takeUp = (memory: CheckoutMemory, email: string, tab: BrowserStorage = sessionBrowserStorage): void => {
  const aside = tab.get<Aside>(KEY);
  tab.remove(KEY);
  if (aside?.owner.toLowerCase() !== email.trim().toLowerCase()) return;
  for (const key of TYPED) copy(key, aside.entered, memory);
};
