import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { SnowdogMenusDocument } from './get-navigation-menu.graphql.ts';

/** The navigation of the store view as a tree. */
export const menuQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    SnowdogMenusDocument,
    { identifiers: [platform.storeView.menuIdentifier] },
    {
      isPartial: true,
      isStatic: true,
      select: async (answer) => (await import('./menu-tree.ts')).menuOf(answer, platform.origin),
    },
  );
