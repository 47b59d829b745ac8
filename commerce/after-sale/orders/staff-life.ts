import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { StaffCall, StaffVerb } from '#commerce/platform/staff/types.ts';
import { commentOrder, completeOrder, holdOrder, markPaid, releaseOrder } from './life/hold.ts';
import { handOver, invoiceOrder, makeReady, shipOrder } from './life/leave.ts';
import type { Done } from './life/leave.ts';
import { lotsIn, packLots } from './life/packed-lots.ts';
import { cancelOrder } from './life/cancel.ts';
import { refundOrder } from './life/refund.ts';
import type { Refunded } from './life/refund.ts';
import { MoveError } from './life/status-rules.ts';
import type { Hand } from './life/types.ts';
import { pdfForStaff } from './pdf/order-pdf.ts';
import { amountOf, HAND, isNo, refundedText } from './staff-options.ts';
import type { OrderStatus } from './types.ts';

/** The full order number; leading zeros may be omitted. */
const numberOf = ({ args: [given] }: StaffCall): string => (given ?? '').replace(/^#/, '').padStart(9, '0');

const ITEMS = 'SKU=3,SKU: some of the goods, all that are left of a SKU without a number';

const step = (call: StaffCall): Hand & { number: string } => {
  const { by, comment } = call.options;
  return { number: numberOf(call), actor: 'staff', by, comment };
};

const moved = (call: StaffCall) => ({ ...step(call), items: call.options.items });

const summary = (call: StaffCall, status: OrderStatus, documents: readonly string[] = []): string =>
  `Order ${numberOf(call)}: ${status}${documents.map((document) => `, ${document}`).join('')}.`;

const doneText = (call: StaffCall, { status, documents }: Done): string => summary(call, status, documents);

const refundText = (call: StaffCall, done: Refunded): string => `${doneText(call, done)} ${refundedText(done)}`;

const verb = (what: string, options: Readonly<Record<string, string>>, run: StaffVerb['run']): StaffVerb => ({
  args: ['<number>'],
  recordsItself: true,
  what,
  options,
  run,
});

/** Commands that change an order. Each is recorded in its history with time and person. */
export const lifeVerbs: Readonly<Record<string, StaffVerb>> = {
  paid: verb(
    'the money of an order that is paid later is there, or a part of it',
    { ...HAND, amount: 'of a part of what is due, such as 500.00' },
    async (platform, call) =>
      summary(
        call,
        await markPaid(platform, {
          ...step(call),
          amount: await amountOf(platform, step(call).number, ['amount', call.options['amount']]),
        }),
      ),
  ),
  ready: verb(
    'goods are packed; an order that is picked up waits at the counter once all are',
    { items: ITEMS, ...HAND },
    async (platform, call) => doneText(call, await makeReady(platform, moved(call))),
  ),
  ship: verb(
    'ships items, and invoices those not invoiced yet',
    {
      items: ITEMS,
      carrier: 'code of a carrier in orders.yaml',
      tracking: 'tracking numbers, with commas between',
      ...HAND,
    },
    async (platform, call) => {
      const { carrier, tracking } = call.options;
      const numbers = (tracking ?? '').split(',').map((text) => text.trim());
      return doneText(
        call,
        await shipOrder(platform, { ...moved(call), carrier, tracking: [...new Set(numbers.filter(Boolean))] }),
      );
    },
  ),
  'picked-up': verb('hands items over at the counter', { items: ITEMS, ...HAND }, async (platform, call) =>
    doneText(call, await handOver(platform, moved(call))),
  ),
  lots: {
    ...verb(
      'of which production lots the rest of a product is packed, where that is another than the order says',
      { lots: '2639-A=4,2627-F=2: codes of lots with how many of each', by: HAND.by },
      async (platform, call) => {
        const { by, lots } = call.options;
        const sku = call.args[1] ?? '';
        return summary(
          call,
          await packLots(platform, { number: numberOf(call), actor: 'staff', by, sku, lots: lotsIn(lots) }),
        );
      },
    ),
    args: ['<number>', '<sku>'],
  },
  invoice: verb('writes an invoice before items ship', { items: ITEMS, ...HAND }, async (platform, call) =>
    doneText(call, await invoiceOrder(platform, moved(call))),
  ),
  hold: verb('nothing leaves until it is released', HAND, async (platform, call) =>
    summary(call, await holdOrder(platform, step(call))),
  ),
  release: verb('releases an order from hold', HAND, async (platform, call) =>
    summary(call, await releaseOrder(platform, step(call))),
  ),
  cancel: verb('cancels an order of which nothing has left, and gives its money back', HAND, async (platform, call) =>
    refundText(call, await cancelOrder(platform, step(call))),
  ),
  refund: verb(
    'gives back goods with their tax and discounts, all of the order without --items',
    {
      items: ITEMS,
      shipping:
        'of the shipping, such as 12.50, before tax unless the prices contain it; all of it when all goods are given back',
      fee: 'kept back, such as 15.00',
      restock: 'no: the goods are not sold again',
      unsent: 'yes: of what has not left yet, where some of it has',
      ...HAND,
    },
    async (platform, call) => {
      const { shipping, fee, restock, unsent } = call.options;
      isNo('unsent', unsent);
      const done = await refundOrder(platform, {
        ...moved(call),
        shipping: await amountOf(platform, step(call).number, ['shipping', shipping]),
        fee: await amountOf(platform, step(call).number, ['fee', fee]),
        isRestocked: !isNo('restock', restock),
        isUnsent: unsent === 'yes',
      });
      return refundText(call, done);
    },
  ),
  complete: verb('nothing is left to do: it has left and is paid', HAND, async (platform, call) =>
    summary(call, await completeOrder(platform, step(call))),
  ),
  paper: {
    args: ['<number>', '<folder>'],
    what: 'writes a receipt (number of the order), invoice, credit memo or packing slip as PDF into a folder on the shop’s machine',
    run: async (platform, { args: [given = '', folder = ''] }) => {
      if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
        throw new MoveError('The folder must be an absolute path.');
      const paper = await pdfForStaff(platform, given.replace(/^#/, '').toUpperCase());
      if (!paper) throw new MoveError(`There is no paper ${given}.`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, paper.name);
      await writeFile(path, paper.bytes, { mode: 0o600 });
      return path;
    },
  },
  comment: verb(
    'a remark, which the customer reads',
    { by: HAND.by, text: 'the remark', shown: 'no: for staff alone' },
    async (platform, call) => {
      const { by, text, shown } = call.options;
      if (!text?.trim()) throw new MoveError('--text is needed.');
      const isShown = !isNo('shown', shown);
      return summary(
        call,
        await commentOrder(platform, { number: numberOf(call), actor: 'staff', by, comment: text, isShown }),
      );
    },
  ),
};
