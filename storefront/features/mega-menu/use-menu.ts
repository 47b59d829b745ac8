import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { menuQuery } from './menu-query.ts';
import type { MenuTree } from './menu-tree.ts';

const NO_MENU: MenuTree = { columns: 4, entries: [] };

/** The menu once loaded; empty without one. */
export const useMenu = (): MenuTree => useQuery(menuQuery(usePlatform())).data ?? NO_MENU;
