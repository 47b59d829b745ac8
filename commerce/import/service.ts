import { attributeSetIn, saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { addressesOf, forgetOwnChanges, withOwnChanges } from '#commerce/merchandise/authoring/service.ts';
import { saveJobs } from '#commerce/people/careers/service.ts';
import { hasCatalogue, storedCategories, saveCategories, saveProducts } from '#commerce/merchandise/catalog/service.ts';
import type { UnchangedFigures } from '#commerce/merchandise/catalog/service.ts';
import { saveBlocks, savePages } from '#commerce/merchandise/cms/service.ts';
import { saveDownloadFiles } from '#commerce/after-sale/downloads/service.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { saveMenus } from '#commerce/merchandise/menu/service.ts';
import type { MenuNodeInput } from '#commerce/merchandise/menu/types.ts';
import { saveOrderSettings } from '#commerce/after-sale/orders/service.ts';
import { savePaymentMethods } from '#commerce/sale/payment/service.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { refreshStatistics } from '#commerce/platform/maintenance/service.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { saveReviews } from '#commerce/merchandise/reviews/service.ts';
import { rebuildSearchIndex, saveSearchWords } from '#commerce/merchandise/search/service.ts';
import { saveSampleRule } from '#commerce/merchandise/samples/service.ts';
import { saveShipping } from '#commerce/sale/shipping/service.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { saveHoldRule } from '#commerce/merchandise/slabs/service.ts';
import { saveSwitches } from '#commerce/platform/switches/service.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { saveTaxes } from '#commerce/sale/tax/service.ts';
import { saveQuoteRule } from '#commerce/sale/quotes/service.ts';
import { saveTradeRule } from '#commerce/sale/trade/service.ts';
import { saveAddresses, saveRedirects, takenAddresses } from '#commerce/merchandise/url/service.ts';
import { CatalogueError } from './problems.ts';
import type { Problem } from './problems.ts';
import { filterParameters } from './menu-filters.ts';
import { withCategoryIds } from './read-discounts.ts';
import { readCatalogue, readShowroomFolder } from './read-catalogue.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { MenuFile, MenuNode } from './read-menus.ts';

export { describeNotes } from './problems.ts';

export type ImportProgress = (step: string) => void;

export type ImportReport = {
  products: number;
  categories: number;
  pages: number;
  milliseconds: number;
  /** Possible mistakes in the loaded data. */
  warnings: readonly Problem[];
  /** Data of the shop that stays unchanged. */
  unchanged: UnchangedFigures;
};

export type LoadOptions = {
  progress?: ImportProgress;
  /** Writes prices and stock of the folder over those that programs set, which are the folder's again. */
  isTakenOver?: boolean;
  /** Writes stock and lots of the folder over the shop's own, though the folder's did not change. */
  isStockReset?: boolean;
};

type Ids = { categories: Map<string, number>; products: Map<string, number>; pages: Map<string, number> };

type MenuSources = { ids: Ids; attributes: AttributeSet; wording: MenuFile['wording'] };

const nodesOf = (nodes: readonly MenuNode[], sources: MenuSources): readonly MenuNodeInput[] => {
  const { ids, attributes, wording } = sources;
  const known: Readonly<Record<string, ReadonlyMap<string, number>>> = {
    category: ids.categories,
    product: ids.products,
    cms_page: ids.pages,
  };
  return nodes.map((node) => ({
    type: node.type,
    title: node.title,
    content: String(known[node.type]?.get(node.content ?? '') ?? node.content ?? '') || null,
    classes: node.classes ?? null,
    image: node.image ?? null,
    imageAltText: node.image_alt_text ?? null,
    opensNewTab: node.target ?? false,
    searchParams: node.filters ? filterParameters(node.filters, attributes, wording) : (node.search_params ?? null),
    description: node.description ?? null,
    children: nodesOf(node.children, sources),
  }));
};

const saveEntities = async (
  db: Db,
  catalogue: Catalogue,
  { progress, isTakenOver, isStockReset }: Required<LoadOptions>,
): Promise<{ ids: Ids; tags: string[]; unchanged: ImportReport['unchanged'] }> => {
  progress(
    `${catalogue.stores.views.length} store views, ${catalogue.attributes.length} attributes, ${catalogue.categories.length} categories`,
  );
  const tags = [...(await saveStores(db, catalogue.stores)), ...(await saveAttributes(db, catalogue.attributes))];
  const categories = await saveCategories(db, catalogue.categories);
  progress(`${catalogue.products.length} products`);
  const products = await saveProducts(db, catalogue.products, categories.ids, { isTakenOver, isStockReset });
  await saveDownloadFiles(db, catalogue.downloads);
  progress(
    `${catalogue.pages.length} pages, ${catalogue.blocks.length} blocks, ${catalogue.menus.length} menus, ${catalogue.showrooms.length} showrooms`,
  );
  const pages = await savePages(db, catalogue.pages);
  tags.push(
    ...categories.tags,
    ...products.tags,
    ...pages.tags,
    ...(await saveBlocks(db, catalogue.blocks)),
    ...(await saveShowrooms(db, catalogue.showrooms)),
    ...(await saveJobs(db, catalogue.jobs)),
    ...(await saveReviews(db, catalogue.reviews, products.ids)),
  );
  const ids: Ids = { categories: categories.ids, products: products.ids, pages: pages.ids };
  const attributes = await attributeSetIn(db);
  const menus = catalogue.menus.map(({ nodes, wording, file: _file, ...menu }) => ({
    ...menu,
    nodes: nodesOf(nodes, { ids, attributes, wording }),
  }));
  tags.push(...(await saveMenus(db, menus)));
  return { ids, tags, unchanged: products.unchanged };
};

const saveUrls = async (db: Db, catalogue: Catalogue, ids: Ids): Promise<{ tags: string[]; warnings: Problem[] }> => {
  const { views } = catalogue.stores;
  const isOfFolder = new Set(catalogue.categories.map(({ key }) => key));
  // A category of the folder may have a parent created by a program, and the other way round.
  const categories = (await storedCategories(db)).toSorted(
    (one, other) => Number(isOfFolder.has(other.key)) - Number(isOfFolder.has(one.key)),
  );
  const addresses = [
    ...new Map(
      addressesOf({ ...catalogue, views, categories }, ids)
        .toReversed()
        .map((address) => [`${address.storeViewId} ${address.requestPath}`, address]),
    ).values(),
  ];
  const taken = await takenAddresses(db, addresses);
  if (taken.length) {
    throw new CatalogueError(
      taken.map(({ requestPath, entityType, entityId }) => ({
        file: requestPath,
        message: `is the address of ${entityType} ${entityId} already`,
      })),
    );
  }
  const tags = await saveAddresses(db, addresses);
  const left = new Set(await saveRedirects(db, catalogue.redirects));
  return {
    tags,
    warnings: [...left].map((path) => ({
      file: 'redirects.csv',
      message: `"${path}" is an address in use and was left as it is`,
    })),
  };
};

/**
 * Loads a catalogue folder in one transaction. Products, categories, pages and menus are inserted or replaced by SKU,
 * key and identifier. Other data of the shop stays, including prices and stock set over REST, unless the folder takes
 * over. Stock is written only if the folder's value changed. A changed URL creates a redirect.
 */
export const loadCatalogue = async (
  platform: Platform,
  folder: string,
  { progress = () => {}, isTakenOver = false, isStockReset = false }: LoadOptions = {},
): Promise<ImportReport> => {
  const start = platform.clock.now().getTime();
  progress('reading the files');
  const given = readCatalogue(folder);
  const { catalogue, warnings, unchanged } = await platform.db.tx(async (db) => {
    if (isTakenOver) await forgetOwnChanges(db);
    const catalogue = await withOwnChanges(db, given);
    const { ids, tags, unchanged } = await saveEntities(db, catalogue, { progress, isTakenOver, isStockReset });
    const switched = await saveSwitches(db, catalogue.off);
    await saveShipping(db, catalogue.shipping);
    await saveTaxes(db, catalogue.taxes);
    await savePaymentMethods(db, catalogue.payment);
    await saveOrderSettings(db, catalogue.orders);
    await saveSampleRule(db, catalogue.samples);
    await saveHoldRule(db, catalogue.holds);
    await saveTradeRule(db, catalogue.trade);
    await saveQuoteRule(db, catalogue.quotes);
    await saveCartRules(db, withCategoryIds(catalogue.cartRules, ids.categories), platform.clock.now());
    progress('addresses');
    const urls = await saveUrls(db, catalogue, ids);
    progress('search words');
    const words = await saveSearchWords(db, catalogue.searchWords);
    await rebuildSearchIndex(platform, db);
    await platform.cache.invalidate(db, [...tags, ...switched, ...urls.tags, ...words]);
    await recordStaffAction(platform, db, 'catalogue-loaded', { products: catalogue.products.length });
    return { catalogue, warnings: urls.warnings, unchanged };
  });
  await refreshStatistics(platform.db.kysely);
  return {
    products: catalogue.products.length,
    categories: catalogue.categories.length,
    pages: catalogue.pages.length,
    milliseconds: platform.clock.now().getTime() - start,
    warnings: [...catalogue.warnings, ...warnings],
    unchanged,
  };
};

/** Loads the store views and showrooms of a folder, and nothing else; returns how many showrooms. */
export const loadShowrooms = async (platform: Platform, folder: string): Promise<number> => {
  const { stores, showrooms } = readShowroomFolder(folder);
  await platform.db.tx(async (db) => {
    const tags = [...(await saveStores(db, stores)), ...(await saveShowrooms(db, showrooms))];
    await platform.cache.invalidate(db, tags);
  });
  return showrooms.length;
};

/** Loads the folder when the shop has no product yet; otherwise returns null. */
export const loadFirstCatalogue = async (
  platform: Platform,
  folder: string,
  progress?: ImportProgress,
): Promise<ImportReport | null> =>
  (await hasCatalogue(platform.db.kysely)) ? null : loadCatalogue(platform, folder, { ...(progress && { progress }) });
