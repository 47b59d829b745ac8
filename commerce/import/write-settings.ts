import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import {
  noteFileValues,
  withOwnChanges,
  withOwnMenus,
  withOwnShowrooms,
} from '#commerce/merchandise/authoring/service.ts';
import { saveJobs } from '#commerce/people/careers/service.ts';
import { addBarcodes, finishLoad, saveStockRule } from '#commerce/merchandise/catalog/service.ts';
import { saveBlocks, savePages } from '#commerce/merchandise/cms/service.ts';
import { saveDownloadFiles } from '#commerce/after-sale/downloads/service.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { saveMenus } from '#commerce/merchandise/menu/service.ts';
import type { MenuNodeInput } from '#commerce/merchandise/menu/types.ts';
import { saveOrderSettings } from '#commerce/after-sale/orders/service.ts';
import { savePaymentMethods } from '#commerce/sale/payment/service.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { saveReviews } from '#commerce/merchandise/reviews/service.ts';
import { indexContentPages, indexSearchWords, saveSearchWords } from '#commerce/merchandise/search/service.ts';
import { saveSampleRule } from '#commerce/merchandise/samples/service.ts';
import { saveShipping } from '#commerce/sale/shipping/service.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { saveHoldRule } from '#commerce/merchandise/slabs/service.ts';
import { saveSwitches } from '#commerce/platform/switches/service.ts';
import { saveTaxes } from '#commerce/sale/tax/service.ts';
import { saveQuoteRule } from '#commerce/sale/quotes/service.ts';
import { saveTradeRule } from '#commerce/sale/trade/service.ts';
import { saveAddresses, saveRedirects, takenAddresses } from '#commerce/merchandise/url/service.ts';
import { pageAddresses } from './folder-addresses.ts';
import { filterParameters } from './menu-filters.ts';
import type { Problem } from './problems.ts';
import type { Catalogue } from './read-catalogue.ts';
import { withCategoryIds } from './read-discounts.ts';
import type { MenuFile, MenuNode } from './read-menus.ts';

export type Ids = { categories: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

type MenuSources = {
  ids: Ids & { pages: ReadonlyMap<string, number> };
  attributes: AttributeSet;
  wording: MenuFile['wording'];
};

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

const saveContent = async (db: Db, catalogue: Catalogue, ids: Ids): Promise<string[]> => {
  const { pages, blocks } = await withOwnChanges(db, catalogue);
  const saved = await savePages(db, pages);
  const addresses = pageAddresses(catalogue.stores.views, pages, saved.ids);
  // URLs of categories and products have priority.
  const taken = new Set((await takenAddresses(db, addresses)).map(({ requestPath }) => requestPath));
  const urls = await saveAddresses(
    db,
    addresses.filter(({ requestPath }) => !taken.has(requestPath)),
  );
  const attributes = await attributeSetIn(db);
  const menus = catalogue.menus.map(({ nodes, wording, file: _file, ...menu }) => ({
    ...menu,
    nodes: nodesOf(nodes, { ids: { ...ids, pages: saved.ids }, attributes, wording }),
  }));
  await noteFileValues(db, { ...catalogue, menus });
  return [
    ...saved.tags,
    ...urls,
    ...(await saveBlocks(db, blocks)),
    ...(await saveShowrooms(db, await withOwnShowrooms(db, catalogue.showrooms))),
    ...(await saveJobs(db, catalogue.jobs)),
    ...(await saveReviews(db, catalogue.reviews, ids.products)),
    ...(await saveMenus(db, await withOwnMenus(db, menus))),
  ];
};

const saveRules = async (platform: Platform, db: Db, catalogue: Catalogue, ids: Ids): Promise<string[]> => {
  await saveDownloadFiles(db, catalogue.downloads);
  const tags = await saveSwitches(db, catalogue.off);
  await saveShipping(db, catalogue.shipping);
  await saveTaxes(db, catalogue.taxes);
  await savePaymentMethods(db, catalogue.payment);
  await saveOrderSettings(db, catalogue.orders);
  await saveSampleRule(db, catalogue.samples);
  await saveHoldRule(db, catalogue.holds);
  await saveTradeRule(db, catalogue.trade);
  await saveQuoteRule(db, catalogue.quotes);
  await saveCartRules(db, withCategoryIds(catalogue.cartRules, ids.categories), platform.clock.now());
  return [...tags];
};

/** Adds barcodes. Warns about barcodes of another product. */
const saveBarcodes = async (db: Db, { barcodes }: Catalogue, { products }: Ids): Promise<Problem[]> => {
  const others = await addBarcodes(
    db,
    barcodes.flatMap(({ sku, barcode }) => {
      const productId = products.get(sku);
      return productId === undefined ? [] : [{ barcode, productId }];
    }),
  );
  return others.map((barcode) => ({
    file: 'barcodes.csv',
    message: `"${barcode}" belongs to another product in the shop, and stays there`,
  }));
};

/** Writes the settings and content of a folder in one transaction. Returns warnings. */
export const writeSettings = (
  platform: Platform,
  catalogue: Catalogue,
  ids: Ids,
  { hasNewProducts }: { hasNewProducts: boolean },
): Promise<readonly Problem[]> =>
  platform.db.tx(async (db) => {
    const tags = [
      ...(await saveContent(db, catalogue, ids)),
      ...(await saveRules(platform, db, catalogue, ids)),
      ...(await saveSearchWords(db, catalogue.searchWords)),
    ];
    const otherBarcodes = await saveBarcodes(db, catalogue, ids);
    const left = new Set(await saveRedirects(db, catalogue.redirects));
    // A purge of its own: any product may have changed.
    await platform.cache.invalidate(db, [...(await saveStockRule(db, catalogue.stock))]);
    await (hasNewProducts ? indexSearchWords : indexContentPages)(platform, db);
    await finishLoad(db, platform.clock.now());
    await recordStaffAction(platform, db, 'catalogue-loaded', { products: catalogue.products.length });
    await platform.cache.invalidate(db, tags);
    const redirects = [...left].map((path) => ({
      file: 'redirects.csv',
      message: `"${path}" is an address in use and was left as it is`,
    }));
    return [...redirects, ...otherBarcodes];
  });
