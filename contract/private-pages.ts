import { splitStorePath } from './store-views.ts';

/** Pages where shoppers pay, keep their data, or come with a secret in the address; each with everything under it. */
export const PRIVATE_PAGES = [
  ...['/cart', '/checkout'],
  ...['/account-information', '/address-book', '/order-history', '/communications', '/wishlist', '/saved-payments', '/my-payments'],
  ...['/sign-in', '/create-account', '/forgot-password', '/customer'],
  ...['/showroom-reservation/visit', '/newsletter/unsubscribe'],
] as const;

/**
 * Whether the page is about one shopper: no third party is let in, no copy of it is kept, no crawler is asked in. `address`
 * may begin with a store view and carry query and hash; case does not count.
 */
export const isPrivatePage = (address: string): boolean => {
  const path = splitStorePath(address.split(/[?#]/, 1)[0] ?? '').rest.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
};
