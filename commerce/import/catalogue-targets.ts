import { hasPageAt } from '#contract/pages.ts';
import { hiddenWith } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import { addressesOf } from '#commerce/merchandise/authoring/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { CategoryInput } from '#commerce/merchandise/catalog/types.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { RedirectInput } from '#commerce/merchandise/url/types.ts';
import type { Products } from './products.ts';

/** Names that content of a catalogue folder can refer to. */
export type TargetSources = {
  stores: StoresInput;
  attributes: ReadonlyMap<string, AttributeInput>;
  categories: readonly CategoryInput[];
  products: Products;
  pages: readonly CmsPageInput[];
  showrooms: readonly ShowroomInput[];
  redirects: readonly RedirectInput[];
  off: readonly SwitchName[];
};

const HOME = 'home';

/** True if a store view has a page at a path without slashes. */
export type StandsAt = (storeViewId: number, path: string) => boolean;

const numbered = (keys: readonly string[]): ReadonlyMap<string, number> => new Map(keys.map((key, id) => [key, id]));

const addressKey = ({ storeViewId, requestPath }: { storeViewId: number; requestPath: string }): string =>
  `${storeViewId}/${requestPath}`;

/** URLs of the folder's pages, of pages with their own code, and of redirects. */
export const standsAt = async ({
  stores,
  categories,
  products,
  pages,
  redirects,
  off,
}: TargetSources): Promise<StandsAt> => {
  const { views } = stores;
  const open = {
    categories: numbered(categories.filter(({ isActive }) => isActive).map(({ key }) => key)),
    pages: numbered(pages.filter(({ isActive }) => isActive).map(({ identifier }) => identifier)),
  };
  const addresses = addressesOf({ views, categories, products: [], pages }, { ...open, products: new Map() });
  const known = new Set([...addresses, ...redirects].map(addressKey));
  await products.each((product) => {
    if (!product.isEnabled) return;
    const own = { categories: new Map(), products: numbered([product.sku]), pages: new Map() };
    for (const address of addressesOf({ views, categories: [], products: [product], pages: [] }, own))
      known.add(addressKey(address));
  });
  const lacks = hiddenWith(off);
  return (storeViewId, path) => known.has(`${storeViewId}/${path || HOME}`) || hasPageAt(`/${path}`, lacks);
};
