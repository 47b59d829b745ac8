import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { productsBySku } from '../admin/products.ts';
import { changeStock } from './changing.ts';
import { differences, MAX_LINES, MAX_NOTE, mergedLines } from './inventory-rules.ts';
import { writeRacks } from './inventory-store.ts';
import {
  countReceipts,
  insertReceipt,
  listReceipts,
  lockReceipt,
  receiptOfRequest,
  updateReceipt,
} from './receipt-store.ts';
import type { Author, Receipt, ReceiptLine, StoredLine } from './types.ts';

/** Lines with their product, one per product and lot. Throws for a product without stock. */
const storedLines = async (context: CommerceContext, given: readonly ReceiptLine[]): Promise<readonly StoredLine[]> => {
  if (given.length > MAX_LINES) throw new InputError('A delivery has at most %1 lines.', { parameters: [MAX_LINES] });
  const products = await productsBySku(
    context,
    given.map(({ sku }) => sku),
  );
  const lines = given.map((line) => {
    const product = products.get(line.sku)!;
    if (product.qty === null)
      throw new InputError('The product with SKU "%1" has no stock of its own.', { parameters: [line.sku] });
    return { ...line, sku: product.sku };
  });
  return mergedLines(lines).map((line) => ({ ...line, productId: products.get(line.sku)!.id }));
};

const skusOf = (lines: readonly StoredLine[]): ReadonlyMap<number, string> =>
  new Map(lines.map(({ productId, sku }) => [productId, sku]));

const racksOf = (lines: readonly StoredLine[]) => lines.filter(({ rack }) => rack !== '');

type Delivery = { requestId: string; note: string; lines: readonly ReceiptLine[] };

/** Adds a delivery to the stock. A repeated request returns the receipt of the first one and adds nothing. */
export const receiveDelivery = async (
  context: CommerceContext,
  { requestId, note, lines: given }: Delivery,
  author: Author,
): Promise<Receipt> => {
  checkRequestId(requestId);
  if (given.length === 0) throw new InputError('A delivery needs at least one line.');
  const lines = await storedLines(context, given);
  return context.db.tx(async (db) => {
    const receipt = await insertReceipt(db, {
      requestId,
      at: context.clock.now(),
      who: author.who,
      note: note.slice(0, MAX_NOTE),
      lines,
    });
    if (!receipt) return receiptOfRequest(db, requestId);
    const details = { action: 'stock-received', skus: skusOf(lines), more: { receipt: receipt.id } };
    await changeStock(context, db, differences([], lines), author, details);
    await writeRacks(db, racksOf(lines));
    return receipt;
  });
};

/** Replaces the lines of a receipt and changes the stock by the difference. */
export const correctReceipt = async (
  context: CommerceContext,
  id: number,
  { note, lines: given, version }: Omit<Delivery, 'requestId'> & { version: number | undefined },
  author: Author,
): Promise<Receipt> => {
  const lines = await storedLines(context, given);
  return context.db.tx(async (db) => {
    const before = await lockReceipt(db, id);
    if (!before) throw new NoSuchEntityError('There is no such delivery.');
    if (version !== undefined && version !== before.version)
      throw new CommerceError('graphql-input', 'Somebody else corrected this delivery meanwhile.', {
        code: CHANGED_BY_OTHERS,
        status: 412,
      });
    const details = {
      action: 'stock-corrected',
      skus: new Map([...skusOf(before.lines), ...skusOf(lines)]),
      more: { receipt: id },
    };
    await changeStock(context, db, differences(before.lines, lines), author, details);
    await writeRacks(db, racksOf(lines));
    return updateReceipt(db, id, note.slice(0, MAX_NOTE), lines);
  });
};

export const receipts = async ({ db }: CommerceContext, size: number, page: number) => ({
  items: await listReceipts(db.kysely, size, page),
  total: await countReceipts(db.kysely),
});
