import { isReservedAddress } from '#contract/reserved-addresses.ts';
import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { storedCategories } from '#commerce/merchandise/catalog/service.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { counterPathOf } from '#commerce/platform/settings/counter-url.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { listStoreViews, urlSuffixes } from '#commerce/merchandise/stores/service.ts';
import { saveAddresses, takenAddresses } from '#commerce/merchandise/url/service.ts';
import { addressesOf } from './addresses.ts';

/** Store view id for texts. Texts of the default view apply to all views. */
export const writtenView = ({ storeView }: Pick<CommerceContext, 'storeView'>): number =>
  storeView.isDefault ? 0 : storeView.id;

type Changed = {
  products?: readonly (Pick<ProductInput, 'sku' | 'texts' | 'visibility'> & { id: number })[];
  /** Category ids; their URLs include all ancestors. */
  categories?: readonly number[];
  pages?: readonly (Pick<CmsPageInput, 'identifier'> & { id: number })[];
};

/** Writes the URLs of changed entities; former ones redirect. Throws Magento's error for a URL in use. */
export const settleAddresses = async (
  context: CommerceContext,
  db: Db,
  { products = [], categories = [], pages = [] }: Changed,
): Promise<readonly string[]> => {
  const suffixes = await urlSuffixes(context);
  const storeViews = await listStoreViews(context);
  const views = storeViews.map(({ id }) => ({
    id,
    config: { product_url_suffix: suffixes.get(id)?.product, category_url_suffix: suffixes.get(id)?.category },
  }));
  const all: readonly (CategoryInput & { id: number })[] = categories.length > 0 ? await storedCategories(db) : [];
  const chosen = new Set(categories);
  const addresses = addressesOf(
    { views, categories: all, products, pages },
    {
      categories: new Map(all.filter(({ id }) => chosen.has(id)).map(({ key, id }) => [key, id])),
      products: new Map(products.map(({ sku, id }) => [sku, id])),
      pages: new Map(pages.map(({ identifier, id }) => [identifier, id])),
    },
  );
  const counterPath = counterPathOf(context.settings);
  const reserved = addresses.find(({ requestPath, entityType }) =>
    isReservedAddress(storeViews, requestPath, { isCmsPage: entityType === 'cms-page', counterPath }),
  );
  if (reserved)
    throw new InputError('The address "%1" belongs to the shop itself: choose another one.', {
      parameters: [reserved.requestPath],
    });
  const isTwice = new Set(addresses.map((one) => `${one.storeViewId} ${one.requestPath}`)).size < addresses.length;
  if (isTwice || (await takenAddresses(db, addresses)).length > 0)
    throw new InputError('URL key for specified store already exists.');
  return saveAddresses(db, addresses);
};
