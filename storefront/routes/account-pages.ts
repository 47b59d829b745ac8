import { lazyPage } from './lazy-page.tsx';

const FOLDER = 'storefront/routes/account/';

export const accountRoutes = [
  lazyPage('/account-information', `${FOLDER}information.tsx`, () => import('./account/information.tsx'), 'customer'),
  lazyPage('/address-book', `${FOLDER}addresses.tsx`, () => import('./account/addresses.tsx'), 'customer'),
  lazyPage('/order-history', `${FOLDER}orders.tsx`, () => import('./account/orders.tsx'), 'customer'),
  lazyPage('/communications', `${FOLDER}newsletter.tsx`, () => import('./account/newsletter.tsx'), 'customer'),
  lazyPage('/create-account', `${FOLDER}create-account.tsx`, () => import('./account/create-account.tsx'), 'customer'),
  lazyPage('/customer/account/createPassword', `${FOLDER}create-password.tsx`, () => import('./account/create-password.tsx'), 'customer'),
];
