import type { Page } from '../lazy-page.tsx';

const PAGES = {
  information: () => import('./information.tsx'),
  addresses: () => import('./addresses.tsx'),
  orders: () => import('./orders.tsx'),
  newsletter: () => import('./newsletter.tsx'),
  'create-account': () => import('./create-account.tsx'),
  'create-password': () => import('./create-password.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<{ page: Page<unknown> }>>>;

export type AccountPageName = keyof typeof PAGES;

/** The pages of the account, a piece of code each. */
export const fetchAccountPage = (name: AccountPageName): Promise<{ page: Page<unknown> }> => PAGES[name]();
