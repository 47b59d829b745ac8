import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { expectedVersion } from '#commerce/platform/rest/if-match.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria, type SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { countStock, onShelf } from './counting.ts';
import { changeDetails, inventory, inventoryItem, outletsOf, stockChanges } from './inventory.ts';
import { checkUnits, MAX_NOTE, shortText } from './inventory-rules.ts';
import { inventoryOnWire, receiptOnWire, stockChangeOnWire } from './inventory-wire.ts';
import { moveStock } from './moving.ts';
import { correctReceipt, receipts, receiveDelivery } from './receive.ts';
import type { Author, InventoryFilter, ReceiptLine } from './types.ts';

const READ = 'catalog:read';
const WRITE = 'stock:write';

const authorOf = ({ name, staff }: Caller): Author => ({ by: name, who: staff?.email ?? name });

const FILTERS: Readonly<Record<string, (value: string) => InventoryFilter>> = {
  search: (value) => ({ search: cleanLine(value) }),
  code: (value) => ({ code: cleanLine(value) }),
  is_below_line: (value) => ({ isBelowLine: value === '1' || value === 'true' }),
};

/** Filters of a list. Each group has one filter. */
const filterOf = ({ groups }: SearchCriteria): InventoryFilter =>
  Object.assign(
    {},
    ...groups.flat().map(({ field, value }) => {
      const read = Object.hasOwn(FILTERS, field) ? FILTERS[field] : undefined;
      if (!read)
        throw new InputError('The list cannot be chosen or sorted by "%1".', { parameters: [field.slice(0, 60)] });
      return read(value);
    }),
  ) as InventoryFilter;

const lineOf = (item: RestFields): ReceiptLine => {
  const sku = cleanLine(item.text('sku') ?? '');
  if (!sku) throw requiredField('sku');
  return {
    sku,
    quantity: checkUnits(item.number('qty'), 1),
    lot: shortText(item.text('lot'), 'lot'),
    rack: shortText(item.text('rack'), 'rack'),
  };
};

const receiptIn = (body: unknown) => {
  const receipt = restFields(body).neededObject('receipt');
  return {
    requestId: receipt.text('requestId') ?? '',
    note: cleanLine(receipt.text('note') ?? ''),
    lines: receipt.list('items').map(lineOf),
  };
};

const itemOf = async (context: CommerceContext, code: string) => {
  const item = await inventoryItem(context, code);
  const { shelf, leaving } = await onShelf(context.db.kysely, item.productId, item.qty);
  return {
    ...inventoryOnWire(item, context.settings),
    to_ship: leaving,
    on_shelf: [...shelf].map(([lot, qty]) => ({ lot, qty })),
    outlets: await outletsOf(context, item.productId),
  };
};

const reasonIn = (fields: RestFields): string => cleanLine(fields.text('reason') ?? '').slice(0, MAX_NOTE);

/** Stock for staff: list, deliveries, counts, moves to the outlet. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/stock', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { items, total } = await inventory(context, filterOf(criteria), {
      size: criteria.pageSize,
      number: criteria.currentPage,
      isDescending: criteria.sorts[0]?.isDescending === true,
    });
    return listed(
      items.map((item) => inventoryOnWire(item, context.settings)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/stock/:sku', READ, (context, { params }) => itemOf(context, params.sku ?? '')),
  adminRoute('GET', '/V1/stock/:sku/changes', READ, async (context, { params }) =>
    (await stockChanges(context, params.sku ?? '')).map(stockChangeOnWire),
  ),
  adminRoute('PUT', '/V1/stock/:sku', WRITE, async (context, { params, body }, caller) => {
    const stock = restFields(body).neededObject('stock');
    const isDefault = stock.flag('useConfigNotifyStockQty');
    const given = stock.number('notifyStockQty');
    const text = (name: string) => (stock.has(name) ? shortText(stock.text(name), name) : undefined);
    await changeDetails(
      context,
      params.sku ?? '',
      {
        notifyQty: isDefault ? null : given === undefined ? undefined : checkUnits(given),
        barcode: text('barcode'),
        rack: text('rack'),
      },
      authorOf(caller),
    );
    return itemOf(context, params.sku ?? '');
  }),
  adminRoute('POST', '/V1/stock/:sku/count', WRITE, async (context, { params, body }, caller) => {
    const count = restFields(body).neededObject('count');
    const lots = count.list('items').map((item) => ({
      lot: shortText(item.text('lot'), 'lot'),
      seen: checkUnits(item.number('seen')),
      counted: checkUnits(item.number('counted')),
    }));
    if (lots.length === 0) throw requiredField('items');
    await countStock(
      context,
      params.sku ?? '',
      { lots, reason: reasonIn(count), isShortAccepted: count.flag('acceptShort') },
      authorOf(caller),
    );
    return itemOf(context, params.sku ?? '');
  }),
  adminRoute('POST', '/V1/stock/:sku/moves', WRITE, async (context, { params, body }, caller) => {
    const move = restFields(body).neededObject('move');
    const toSku = move.text('toSku');
    await moveStock(
      context,
      params.sku ?? '',
      {
        requestId: move.text('requestId') ?? '',
        quantity: checkUnits(move.number('qty'), 1),
        lot: shortText(move.text('lot'), 'lot'),
        to: toSku ? { sku: toSku, quantity: checkUnits(move.number('toQty'), 1) } : undefined,
        reason: reasonIn(move),
      },
      authorOf(caller),
    );
    return itemOf(context, params.sku ?? '');
  }),
  adminRoute('GET', '/V1/stock-receipts', READ, async (context, { query }) => {
    const criteria = searchCriteria(query, { isOptional: true });
    const { items, total } = await receipts(context, criteria.pageSize, criteria.currentPage);
    return listed(items.map(receiptOnWire), total, criteria);
  }),
  adminRoute('POST', '/V1/stock-receipts', WRITE, async (context, { body }, caller) =>
    receiptOnWire(await receiveDelivery(context, receiptIn(body), authorOf(caller))),
  ),
  adminRoute('PUT', '/V1/stock-receipts/:id', WRITE, async (context, request, caller) => {
    const delivery = { ...receiptIn(request.body), version: expectedVersion(request) };
    return receiptOnWire(await correctReceipt(context, rowId(request.params), delivery, authorOf(caller)));
  }),
];
