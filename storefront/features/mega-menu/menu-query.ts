import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import { GetCategoryMenuDocument } from './get-category-menu.graphql.ts';
import { SnowdogMenusDocument } from './get-navigation-menu.graphql.ts';
import type { MenuTree } from './menu-tree.ts';

const NAVIGATION = { isPartial: true, isStatic: true } as const;

const fetchCategoryMenu = async () => (await import('./category-menu.ts')).categoryMenuOf;

const categoryQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetCategoryMenuDocument,
    {},
    { ...NAVIGATION, select: async (response) => (await fetchCategoryMenu())(response) },
  );

/** For a back end with the menu module but without this menu. */
const readCategories = async ({ commerce }: Platform): Promise<MenuTree> =>
  (await fetchCategoryMenu())(await commerce.query(GetCategoryMenuDocument, {}, { isPartial: true }));

const menusQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    SnowdogMenusDocument,
    { identifiers: [platform.storeView.menuIdentifier] },
    {
      ...NAVIGATION,
      select: async (response): Promise<MenuTree> =>
        (await import('./menu-tree.ts')).menuOf(response, platform.origin) ?? readCategories(platform),
      recover: () => readCategories(platform),
    },
  );

/** The navigation of the store view as a tree: the merchant's menu, or the categories where there is none. */
export const menuQuery = (platform: Platform) =>
  (hasFeature(platform, 'menu') ? menusQuery(platform) : categoryQuery(platform)) as ReturnType<typeof menusQuery>;
