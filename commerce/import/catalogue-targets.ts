import { hasPageAt } from '#contract/pages.ts';
import { hiddenWith } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import { addressesOf } from '#commerce/merchandise/authoring/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { RedirectInput } from '#commerce/merchandise/url/types.ts';

/** Names that content of a catalogue folder can refer to. */
export type TargetSources = {
  stores: StoresInput;
  attributes: ReadonlyMap<string, AttributeInput>;
  categories: readonly CategoryInput[];
  products: readonly ProductInput[];
  pages: readonly CmsPageInput[];
  showrooms: readonly ShowroomInput[];
  redirects: readonly RedirectInput[];
  off: readonly SwitchName[];
};

const HOME = 'home';

/** True if a store view has a page at a path without slashes. */
export type StandsAt = (storeViewId: number, path: string) => boolean;

const numbered = (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, id) => [key, id]));

/** URLs of the folder's pages, of pages with their own code, and of redirects. */
export const standsAt = ({ stores, categories, products, pages, redirects, off }: TargetSources): StandsAt => {
  const open = {
    categories: numbered(categories.filter(({ isActive }) => isActive).map(({ key }) => key)),
    products: numbered(products.filter(({ isEnabled }) => isEnabled).map(({ sku }) => sku)),
    pages: numbered(pages.filter(({ isActive }) => isActive).map(({ identifier }) => identifier)),
  };
  const known = new Set(
    [...addressesOf({ views: stores.views, categories, products, pages }, open), ...redirects].map(
      ({ storeViewId, requestPath }) => `${storeViewId}/${requestPath}`,
    ),
  );
  const lacks = hiddenWith(off);
  return (storeViewId, path) => known.has(`${storeViewId}/${path || HOME}`) || hasPageAt(`/${path}`, lacks);
};
