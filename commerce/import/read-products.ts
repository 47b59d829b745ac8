import { setImmediate as nextTurn } from 'node:timers/promises';
import { isReservedAddress } from '#contract/reserved-addresses.ts';
import { skuKey, spellingAmong } from '#contract/sku.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { Lot } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { parseList, parsePairs, parseQuantity, parseWeight, parseYesNo, VISIBILITY } from './fields.ts';
import type { Folder } from './folder.ts';
import { markUntranslated } from './untranslated-products.ts';
import { readProductRows } from './product-rows.ts';
import type { ProductRow, ProductRows, ProductRowSet } from './product-rows.ts';
import { Products, YIELD_EVERY } from './products.ts';
import type { Scratch } from './scratch-file.ts';
import { readMedia, readPrices, readTexts } from './product-texts.ts';
import { hasDynamicPrice } from './product-bundle.ts';
import { checkMembers, readComposition } from './product-composition.ts';
import { readValues } from './product-values.ts';
import { checkVariants } from './product-variants.ts';
import type { Categories } from './read-categories.ts';

const ROOT = /^Default Category\/?/;

const categoryKeysOf = (row: ProductRow, { keyByNames }: Categories): readonly string[] => {
  const paths = parseList(row.get('categories')).map((path) => path.replace(ROOT, ''));
  const keys = paths.filter(Boolean).map((path) => {
    const key = keyByNames.get(path);
    if (key === undefined) row.wrong('categories', 'CATEGORY_UNKNOWN', { path });
    return key;
  });
  return [...new Set(keys.filter((key) => key !== undefined))];
};

const linksOf = (row: ProductRow): ProductInput['links'] =>
  (['related', 'upsell', 'crosssell'] as const).flatMap((kind) =>
    parseList(row.get(`${kind}_skus`)).map((sku) => ({ kind, sku })),
  );

const variationsOf = (row: ProductRow) =>
  parseList(row.get('configurable_variations'), '|').map((part) => {
    const pairs = parsePairs(part);
    const sku = pairs.find(([name]) => name === 'sku')?.[1] ?? '';
    if (!sku) row.wrong('configurable_variations', 'VARIANT_NAMELESS', { part });
    return { sku, options: pairs.filter(([name]) => name !== 'sku') };
  });

const weightOf = (row: ProductRow, type: string): number => {
  const text = row.get('weight');
  if (!text && type !== 'simple' && type !== 'bundle') return 0;
  if (!text && row.get('bundle_weight_type') === 'dynamic') return 0;
  const weight = parseWeight(text);
  if (weight === null && text) row.wrong('weight', 'WEIGHT', { text });
  else if (weight === null) row.wrong('weight', 'WEIGHT_MISSING', {});
  return weight ?? 0;
};

/** Yes where the column is empty. */
const yesNoOf = (row: ProductRow, column: 'product_online' | 'is_in_stock'): boolean => {
  const value = parseYesNo(row.get(column) || '1');
  if (value === null) row.wrong(column, 'YES_NO', { text: row.get(column) });
  return value ?? true;
};

const quantityOf = (row: ProductRow): number => {
  const quantity = parseQuantity(row.get('qty') || '0');
  if (quantity === null) row.wrong('qty', 'QUANTITY', { text: row.get('qty') });
  return yesNoOf(row, 'is_in_stock') ? (quantity ?? 0) : 0;
};

const visibilityOf = (row: ProductRow): ProductInput['visibility'] => {
  const visibility = VISIBILITY[row.get('visibility') || 'Catalog, Search'];
  if (!visibility) row.wrong('visibility', 'VISIBILITY', { values: Object.keys(VISIBILITY).join('; ') });
  return visibility ?? 4;
};

const PRODUCT_TYPES = ['simple', 'configurable', 'grouped', 'virtual', 'downloadable', 'bundle'] as const;
const isProductType = (type: string): type is ProductInput['type'] =>
  (PRODUCT_TYPES as readonly string[]).includes(type);

type Sources = {
  folder: Folder;
  stores: StoresInput;
  attributes: ReadonlyMap<string, AttributeInput>;
  categories: Categories;
  /** By the key of the SKU. */
  lots: ReadonlyMap<string, readonly Lot[]>;
};

const TAXABLE = 'Taxable Goods';

const taxClassOf = (row: ProductRow): string => {
  const given = row.get('tax_class_name') || TAXABLE;
  if (given !== TAXABLE) row.warn('tax_class_name', 'TAX_CLASS', { given });
  return given;
};

const productOf = (rows: ProductRows, { folder, stores, attributes, categories, lots }: Sources): ProductInput => {
  const { base } = rows;
  const type = base.get('product_type') || 'simple';
  if (!isProductType(type)) base.wrong('product_type', 'PRODUCT_TYPE', { types: PRODUCT_TYPES.join(', '), type });
  const isConfigurable = type === 'configurable';
  const isSold = !isConfigurable && type !== 'grouped' && !(type === 'bundle' && hasDynamicPrice(base));
  const isStocked = isSold && type !== 'bundle';
  const prices = readPrices(rows, stores);
  if (isSold && !base.get('price')) base.wrong('price', 'EMPTY', {});
  const variations = variationsOf(base);
  if (isConfigurable && variations.length === 0) base.wrong('configurable_variations', 'EMPTY', {});
  if (!isConfigurable && variations.length > 0) base.warn('configurable_variations', 'VARIATIONS_UNUSED', { type });
  return {
    sku: base.sku,
    type: isProductType(type) ? type : 'simple',
    isEnabled: yesNoOf(base, 'product_online'),
    visibility: visibilityOf(base),
    weightGrams: weightOf(base, type),
    taxClass: taxClassOf(base),
    attributeSet: base.get('attribute_set_code') || 'Default',
    qty: isStocked ? quantityOf(base) : null,
    lots: lots.get(skuKey(base.sku)) ?? [],
    position: rows.position,
    categoryKeys: categoryKeysOf(base, categories),
    texts: readTexts(rows),
    prices: isSold ? prices : [],
    media: readMedia(rows, (file) => folder.exists(`media/catalog/product/${file}`)),
    ...readValues(rows, attributes),
    configurableBy: [...new Set(variations.flatMap(({ options }) => options.map(([name]) => name)))],
    variantSkus: variations.map(({ sku }) => sku).filter(Boolean),
    links: linksOf(base),
    composition: readComposition(
      rows,
      stores,
      prices.map(({ currency }) => currency),
      (file) => folder.exists(`downloads/${file}`),
    ),
  };
};

/** Reports product URLs that another product or a page of the shop has. */
const urlKeyCheck = (
  { counterPath }: Folder,
  { views }: StoresInput,
): ((row: ProductRow, product: ProductInput) => void) => {
  const owners = new Map<string, string>();
  const suffixes = [...new Set(views.map(({ config }) => config.product_url_suffix ?? '.html'))];
  return (row, { sku, texts, visibility }) => {
    if (visibility === 1) return;
    for (const { storeViewId, urlKey } of texts) {
      if (!urlKey) continue;
      const owner = owners.get(`${storeViewId}/${urlKey}`);
      if (owner) row.wrong('url_key', 'URL_KEY_TAKEN', { urlKey, sku: owner });
      const reserved = suffixes.find((suffix) => isReservedAddress(views, urlKey + suffix, { counterPath }));
      if (reserved !== undefined) row.wrong('url_key', 'URL_KEY_RESERVED', { address: urlKey + reserved });
      owners.set(`${storeViewId}/${urlKey}`, sku);
    }
  };
};

/** References to products in the spelling of the products' own rows. */
const respelled = (product: ProductInput, spelled: (sku: string) => string): ProductInput => {
  const { variantSkus, links, composition } = product;
  const bundle = composition?.bundle;
  const named = <T extends { sku: string }>(one: T): T => ({ ...one, sku: spelled(one.sku) });
  return {
    ...product,
    variantSkus: variantSkus.map(spelled),
    links: links.map(named),
    ...(composition
      ? {
          composition: {
            ...composition,
            members: composition.members.map(named),
            ...(bundle
              ? {
                  bundle: {
                    ...bundle,
                    items: bundle.items.map((item) => ({ ...item, selections: item.selections.map(named) })),
                  },
                }
              : {}),
          },
        }
      : {}),
  };
};

/** Validates references between products. */
const checkReferences = async (
  rows: ProductRowSet,
  products: Products,
  spelled: (sku: string) => string,
  attributes: Sources['attributes'],
): Promise<void> => {
  await products.each((product, index) => {
    if (product.type === 'simple' && product.links.length === 0) return;
    const { base } = rows.at(index);
    checkMembers(base, product, (sku) => (products.has(sku) ? products.typeOf(sku) : undefined));
    if (product.type === 'configurable') {
      const variations = variationsOf(base).map((one) => ({ ...one, sku: spelled(one.sku) }));
      checkVariants(base, product, variations, { products, attributes });
    }
    for (const { kind, sku } of product.links)
      if (!products.has(sku)) base.wrong(`${kind}_skus`, 'PRODUCT_UNKNOWN', { sku });
  });
};

/**
 * Reads `products/*.csv` row by row, with the column names of Magento's product import. Applies `change` to each product.
 */
export const readProducts = async (
  sources: Sources,
  scratch: Scratch,
  change: (product: ProductInput) => ProductInput,
): Promise<Products> => {
  const products = new Products(scratch.file('products'));
  const rows = await readProductRows(sources.folder, sources.stores, scratch);
  const spelling = spellingAmong(rows.skus);
  const spelled = (sku: string): string => spelling(sku) ?? sku;
  const checkUrlKeys = urlKeyCheck(sources.folder, sources.stores);
  for (let index = 0; index < rows.skus.length; index++) {
    if (index % YIELD_EVERY === 0) await nextTurn();
    const each = rows.at(index);
    const product = change(respelled(productOf(each, sources), spelled));
    markUntranslated(each, sources.stores, sources.folder.problems);
    checkUrlKeys(each.base, product);
    products.add(product);
  }
  await checkReferences(rows, products, spelled, sources.attributes);
  return products;
};
