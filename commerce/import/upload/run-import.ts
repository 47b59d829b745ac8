import { mkdtempSync, rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { skuKey } from '#contract/sku.ts';
import { ownFields, withOwnProducts } from '#commerce/merchandise/authoring/service.ts';
import {
  announceProducts,
  markOwnStock,
  productChanges,
  setOwnPrices,
  storedCategories,
  storedProducts,
  type ProductChange,
} from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { recordStaffActions } from '#commerce/platform/security-log.ts';
import { categoryAddresses } from '../folder-addresses.ts';
import { asOnlyLoad } from '../load-lock.ts';
import { CatalogueError, productProblem, type Problem } from '../problems.ts';
import { readCatalogue, type Catalogue } from '../read-catalogue.ts';
import { Scratch } from '../scratch-file.ts';
import { batchSizeOf, namingOf, saveChanged, type ProductContext } from '../write-products.ts';
import { fieldOf, isGiven } from './fields.ts';
import { UPLOADED, writeOverlay, type Overlay } from './overlay.ts';
import type { ImportResult, RowNote } from './types.ts';

const MOST_SHOWN = 500;
const EMPTY: ImportResult = { problems: [], notes: [], changes: [], changed: 0, products: 0 };

type Work = { overlay: Overlay; catalogue: Catalogue; context: ProductContext };

const noteOf = ({ file, line, field, code, parameters = {}, message }: Problem, { lineOf }: Overlay): RowNote => {
  const isUploaded = file === UPLOADED;
  return {
    file: isUploaded ? null : file,
    line: (isUploaded ? lineOf(line) : line) ?? null,
    column: field ?? null,
    message,
    code: code ?? null,
    parameters:
      parameters['file'] === UPLOADED ? { ...parameters, line: lineOf(Number(parameters['line']))! } : parameters,
  };
};

const isMissing = ({ code }: Problem): boolean => code === 'EMPTY' || code === 'WEIGHT_MISSING';

/** One problem for the missing values of a row whose SKU the catalogue lacks, which may be misspelt. */
const withUnknownSkus = async (
  db: Db,
  problems: readonly Problem[],
  { newSkuAt }: Overlay,
): Promise<readonly Problem[]> => {
  const newSkuOf = (problem: Problem): string | undefined =>
    problem.file === UPLOADED && isMissing(problem) ? newSkuAt(problem.line) || undefined : undefined;
  const rows = Map.groupBy(problems, newSkuOf);
  const stored = await storedProducts(
    db,
    [...rows.keys()].filter((sku) => sku !== undefined),
  );
  return problems.flatMap((problem) => {
    const sku = newSkuOf(problem);
    if (sku === undefined) return [problem];
    const missing = rows.get(sku)!.filter(({ line }) => line === problem.line);
    if (missing[0] !== problem) return [];
    const columns = [...new Set(missing.map(({ field }) => field))].join(', ');
    const isStored = stored.some((one) => skuKey(one.sku) === skuKey(sku));
    const { file, line } = problem;
    return [
      { file, line, field: 'sku', ...productProblem(isStored ? 'SKU_NOT_IN_FILES' : 'SKU_NEW', { sku, columns }) },
    ];
  });
};

const notesOf = (problems: readonly Problem[], overlay: Overlay): readonly RowNote[] =>
  problems.slice(0, MOST_SHOWN).map((problem) => noteOf(problem, overlay));

/**
 * Reads the catalogue with the uploaded rows, and passes it to `run`. Returns the problems instead if there are any.
 */
const withUpload = (
  platform: Platform,
  content: string,
  run: (work: Work) => Promise<ImportResult>,
): Promise<ImportResult> =>
  asOnlyLoad(platform, async () => {
    const { varDir, catalogue: folder } = platform.settings;
    mkdirSync(varDir, { recursive: true });
    const target = mkdtempSync(join(varDir, 'import-'));
    const scratch = new Scratch(join(varDir, 'load'));
    let overlay: Overlay | undefined;
    try {
      overlay = writeOverlay(folder, target, content);
      overlay.problems.throwIfAny();
      const catalogue = await readCatalogue(target, scratch);
      const { kysely } = platform.db;
      const categoryIds = new Map((await storedCategories(kysely)).map(({ key, id }) => [key, id]));
      const { views } = catalogue.stores;
      const addresses = await categoryAddresses(kysely, views, catalogue.categories, categoryIds);
      return await run({ overlay, catalogue, context: { views, categoryIds, categoryAddresses: addresses } });
    } catch (error) {
      if (!(error instanceof CatalogueError) || !overlay) throw error;
      const problems = await withUnknownSkus(platform.db.kysely, error.problems, overlay);
      return { ...EMPTY, problems: notesOf(problems, overlay) };
    } finally {
      scratch.close();
      rmSync(target, { recursive: true, force: true });
    }
  });

/** Positions in categories come from the order of the catalogue's files, which an upload does not have. */
const placed = async (
  db: Db,
  products: readonly ProductInput[],
  columns: ReadonlySet<string>,
): Promise<readonly ProductInput[]> => {
  const skus = products.map(({ sku }) => sku);
  const stored = new Map((await storedProducts(db, skus)).map((product) => [product.sku, product]));
  return products.map((product) => {
    const now = stored.get(product.sku);
    if (!now) return product;
    if (columns.has('categories')) return { ...product, position: now.position };
    const { categoryKeys, categoryPositions } = now;
    return { ...product, categoryKeys, ...(categoryPositions ? { categoryPositions } : {}) };
  });
};

/** Uploaded products with the values set by staff in columns that the upload lacks, and their changes. */
const changesOf = async (db: Db, batch: readonly ProductInput[], { overlay, catalogue, context }: Work) => {
  const { keys, columns } = overlay;
  const uploaded = batch.filter(({ sku }) => keys.has(skuKey(sku)));
  const categoryKeys = new Set(catalogue.categories.map(({ key }) => key));
  const own = await withOwnProducts(db, uploaded, categoryKeys, (field) => !isGiven(field, columns));
  const products = await placed(db, own, columns);
  const over = { price: columns.has('price'), special: columns.has('special_price') };
  const { changes } = await productChanges(db, products, namingOf(context), over);
  return { products, changes };
};

function* batchesOf(platform: Platform, { catalogue }: Work): Generator<readonly ProductInput[]> {
  yield* catalogue.products.batches(batchSizeOf(platform, false));
}

/** Computes the changes of an upload without writing them. */
export const checkUpload = (platform: Platform, content: string): Promise<ImportResult> =>
  withUpload(platform, content, async (work) => {
    const found: ProductChange[] = [];
    for (const batch of batchesOf(platform, work)) {
      const { changes } = await changesOf(platform.db.kysely, batch, work);
      found.push(...changes);
    }
    const notes = work.catalogue.warnings.filter(({ file }) => file === UPLOADED);
    return {
      problems: [],
      notes: notesOf(notes, work.overlay),
      changes: found
        .slice(0, MOST_SHOWN)
        .map(({ sku, isKnown, fields }) => ({ sku, is_new: !isKnown, fields: [...fields] })),
      changed: found.length,
      products: work.overlay.keys.size,
    };
  });

type Marks = { by: string; createdBy: string };

/** Marks the changed fields of a product as set by staff, so that loads of the catalogue preserve them. */
const markChanges = async (
  platform: Platform,
  db: Db,
  product: ProductInput,
  { change, id, by, context }: { change: ProductChange; id: number; by: string; context: ProductContext },
): Promise<void> => {
  const viewIds = new Map(context.views.map((view) => [view.code, view.id]));
  const fields = change.fields.flatMap((field) => fieldOf(field, viewIds) ?? []);
  await ownFields(db, product.sku, fields, by);
  const names = change.fields.map(({ field }) => field);
  for (const { currency, price, specialPrice, specialFrom, specialTo } of product.prices) {
    const isSpecial = names.some((name) => name.startsWith('special_price') && name.endsWith(`[${currency}]`));
    const day = (text: string | null): Date | null => (text ? new Date(text) : null);
    await setOwnPrices(
      platform,
      db,
      {
        productId: id,
        currency,
        price: names.includes(`price [${currency}]`) ? price : undefined,
        special: isSpecial ? { price: specialPrice, from: day(specialFrom), to: day(specialTo) } : undefined,
      },
      by,
    );
  }
  if (names.includes('qty')) await markOwnStock(db, [id], by);
};

const applyBatch = async (
  platform: Platform,
  db: Db,
  batch: readonly ProductInput[],
  { work, ids, by, createdBy }: Marks & { work: Work; ids: ReadonlyMap<string, number> },
): Promise<number> => {
  const { products, changes } = await changesOf(db, batch, work);
  if (changes.length === 0) return 0;
  const bySku = new Map(changes.map((change) => [change.sku, change]));
  const hasQuantity = ({ sku }: ProductInput): boolean =>
    bySku.get(sku)?.fields.some(({ field }) => field === 'qty') ?? false;
  const changed = products.filter(({ sku }) => bySku.has(sku));
  for (const isStockReset of [true, false]) {
    const part = changed.filter((product) => hasQuantity(product) === isStockReset);
    if (part.length > 0)
      await saveChanged(platform, db, part, work.context, { isTakenOver: false, isStockReset, otherIds: ids });
  }
  for (const product of changed) {
    const change = bySku.get(product.sku)!;
    await markChanges(platform, db, product, { change, id: ids.get(product.sku)!, by, context: work.context });
  }
  await recordStaffActions(
    platform,
    db,
    'product-imported',
    { products: changes.length },
    changes.map(({ sku, isKnown, fields }) => ({
      by: createdBy,
      subject: `product ${ids.get(sku)}`,
      before: isKnown ? Object.fromEntries(fields.map(({ field, from }) => [field, from])) : null,
      after: Object.fromEntries(fields.map(({ field, to }) => [field, to])),
    })),
  );
  return changes.length;
};

/** Writes the products of an upload, batch by batch. Starting it again continues it. */
export const applyUpload = (
  platform: Platform,
  content: string,
  marks: Marks,
  progress: (done: number, total: number) => Promise<void>,
): Promise<ImportResult> =>
  withUpload(platform, content, async (work) => {
    const total = work.overlay.keys.size;
    const ids = new Map<string, number>();
    const uploadedIn = (batch: readonly ProductInput[]) =>
      batch.filter(({ sku }) => work.overlay.keys.has(skuKey(sku)));
    for (const batch of batchesOf(platform, work))
      for (const [sku, id] of await platform.db.tx((db) => announceProducts(db, uploadedIn(batch)))) ids.set(sku, id);
    let [done, changed] = [0, 0];
    for (const batch of batchesOf(platform, work)) {
      changed += await platform.db.tx((db) => applyBatch(platform, db, batch, { work, ids, ...marks }));
      done += uploadedIn(batch).length;
      await progress(done, total);
    }
    return { ...EMPTY, changed, products: total };
  });
