import type { AccountPageName } from './account/pages.ts';
import { lazyPage } from './lazy-page.tsx';

/** What every page carries of these is their addresses: the list of their code is fetched with the first of them. */
const at = (path: string, name: AccountPageName) =>
  lazyPage(path, `storefront/routes/account/${name}.tsx`, () => import('./account/pages.ts').then(({ fetchAccountPage }) => fetchAccountPage(name)), 'customer');

export const accountRoutes = [
  at('/account-information', 'information'),
  at('/address-book', 'addresses'),
  at('/order-history', 'orders'),
  at('/communications', 'newsletter'),
  at('/create-account', 'create-account'),
  at('/customer/account/createPassword', 'create-password'),
];
