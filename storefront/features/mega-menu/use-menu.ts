import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { menuQuery } from './menu-query.ts';
import type { MenuTree } from './menu-tree.ts';

/** The sign-in menu comes with the account area; until then its entry leads nowhere and is left out. */
const NOT_YET = '#sign-in';

const NO_MENU: MenuTree = { columns: 4, entries: [] };

/** The menu as far as it is known; a shop without one still opens. */
export const useMenu = (): MenuTree => {
  const { columns, entries } = useQuery(menuQuery(usePlatform())).data ?? NO_MENU;
  return { columns, entries: entries.filter(({ href }) => href !== NOT_YET) };
};
