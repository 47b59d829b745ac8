import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { CheckoutMemory } from './checkout-memory.ts';

const DAY = 86_400;

/** Entered data expires after a day, a card token after an hour; accepting the terms does not expire. */
const LIFETIMES: Readonly<Record<string, number | undefined>> = {
  authorize_net_cc: 3_600,
  paymentMethod: 3_600,
  agreements_timestamp: undefined,
};

export const createCheckoutMemory = (storage: BrowserStorage): CheckoutMemory => ({
  read: (key) => storage.get(key),
  write: (key, value) => storage.set(key, value, key in LIFETIMES ? LIFETIMES[key] : DAY),
  remove: (key) => storage.remove(key),
});
