// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, settle } from '../testing/render.tsx';
import { CancelLaterDialog } from './cancel-later-dialog.tsx';
import type { Order, OrderLine } from './types.ts';

const amounts = { refunded: 0, no_longer_due: 0, is_refunded_by_hand: false };
const reply = vi.fn<() => Response>();

beforeEach(() => {
  reply.mockImplementation(() => Response.json(amounts));
  vi.stubGlobal('fetch', async () => reply());
});
afterEach(() => vi.unstubAllGlobals());

const lineOf = (size: string, counts: Partial<OrderLine>) =>
  ({
    item_id: size.length,
    name: 'Stone',
    is_virtual: 0,
    qty_ordered: 5,
    qty_shipped: 0,
    qty_refunded: 0,
    qty_canceled: 0,
    qty_backordered: 0,
    extension_attributes: { options: [size] },
    ...counts,
  }) as unknown as OrderLine;

const textFor = async (items: readonly OrderLine[], second = 0): Promise<string> => {
  const order = {
    id: 7,
    increment_id: '7',
    order_currency_code: 'CAD',
    grand_total: 345.6,
    items,
    extension_attributes: { version: 1, later_shipping_amount: second },
  } as unknown as Order;
  const reload = () => Promise.resolve({ order, changes: [] });
  const { unmount } = await render(<CancelLaterDialog order={order} reload={reload} onClose={() => {}} />);
  await settle();
  const text = document.querySelector('[role="dialog"]')!.textContent!;
  await unmount();
  return text;
};

test('the cancellation of units not in stock names them and the shipping of the second shipment', async () => {
  const items = [lineOf('12 × 24', { qty_backordered: 3 }), lineOf('Oak', {})];
  const text = await textFor(items, 21.5);
  expect(text).toContain('3 × Stone · 12 × 24');
  expect(text).not.toContain('Oak');
  expect(text).toContain('21.50');
  expect(text).not.toContain('whole order');
  expect(await textFor(items)).not.toContain('second shipment');
});

test.each<[boolean, string, Partial<OrderLine>, ...OrderLine[]]>([
  [true, 'all units are awaited', { qty_backordered: 5 }],
  [true, 'the others were cancelled', { qty_backordered: 3, qty_canceled: 2 }],
  [false, 'some units are in stock', { qty_backordered: 3 }],
  [false, 'the others were shipped and refunded', { qty_backordered: 3, qty_shipped: 2, qty_refunded: 2 }],
  [false, 'the others are virtual', { qty_backordered: 5 }, lineOf('Plan', { is_virtual: 1 })],
])('the dialog says that the whole order is cancelled: %s if %s', async (isWhole, _when, counts, ...others) => {
  const text = await textFor([lineOf('Oak', counts), ...others]);
  expect([text.includes('the whole order of'), text.includes('345.60')]).toEqual([isWhole, isWhole]);
});

test.each([
  [{ refunded: 12.5 }, 'Refunded to the payment method: $12.50', 'due'],
  [
    { refunded: 12.5, is_refunded_by_hand: true },
    'To refund by hand, by cheque, transfer, cash or terminal: $12.50',
    'due',
  ],
  [{ no_longer_due: 30 }, 'Not charged or no longer due: $30.00', 'refunded to'],
  [{}, 'Nothing is refunded', '$0'],
])('the amounts of the server are shown: %o', async (shown, text, missing) => {
  reply.mockImplementation(() => Response.json({ ...amounts, ...shown }));
  const whole = await textFor([lineOf('Oak', { qty_backordered: 3 })]);
  expect(whole).toContain(text);
  expect(whole.slice(whole.indexOf(text.slice(0, 8)))).not.toContain(missing);
});

test('a cancellation that the server would refuse says why at once', async () => {
  const refusal = { message: 'Everything is in stock.', error_code: 'ORDER_NOTHING_LEFT' };
  reply.mockImplementation(() => Response.json(refusal, { status: 400 }));
  expect(await textFor([lineOf('Oak', { qty_backordered: 3 })])).toContain('left');
});
