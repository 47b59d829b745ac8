import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { SnowdogMenusDocument } from './get-navigation-menu.graphql.ts';
import { menuOf } from './menu-tree.ts';

/** The navigation of the store view, already a tree. */
export const menuQuery = (platform: Platform) =>
  queryOptionsFor(platform, SnowdogMenusDocument, { identifiers: [platform.storeView.menuIdentifier] }, { isPartial: true, select: (answer) => menuOf(answer, platform.origin) });
