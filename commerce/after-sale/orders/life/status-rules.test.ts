import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../types.ts';
import { requestedItems, chosenQuantities, statusOfLines, toShip, withdrawnOf } from './quantity-rules.ts';
import type { RequestedItem } from './quantity-rules.ts';
import { assertAtWork, assertMayShip, assertMove, isCancellable, TRANSITIONS } from './status-rules.ts';
import type { LifeLine } from './types.ts';

const ALL = Object.keys(TRANSITIONS) as OrderStatus[];

describe('order statuses', () => {
  test('a closed or canceled order cannot change; a complete order can only be refunded', () => {
    expect([TRANSITIONS.canceled, TRANSITIONS.closed, TRANSITIONS.complete]).toEqual([[], [], ['closed']]);
  });

  test('every status is reachable, and only by a listed transition', () => {
    const reached = new Set(ALL.flatMap((from) => TRANSITIONS[from]));
    expect(ALL.filter((status) => !reached.has(status))).toEqual([]);
    for (const from of ALL)
      for (const to of ALL) {
        const move = () => assertMove('1', from, to);
        if (from === to || TRANSITIONS[from].includes(to)) expect(move).not.toThrow();
        else expect(move).toThrow(`Order 1 is ${from}: it cannot become ${to}.`);
      }
  });

  test('an order shipped in part or whole cannot be cancelled, only refunded', () => {
    expect(ALL.filter(isCancellable)).toEqual(['pending', 'processing', 'fraud', 'ready_for_pickup', 'holded']);
  });

  test('items ship only from active orders, and for a cheque or transfer only after payment', () => {
    const canShip = (status: OrderStatus): boolean => {
      try {
        assertAtWork('1', status);
        return true;
      } catch {
        return false;
      }
    };
    expect(ALL.filter(canShip)).toEqual(['pending', 'processing', 'partially', 'ready_for_pickup']);
    expect(() => assertAtWork('1', 'holded')).toThrow('on hold: npm run staff -- order release 1');
    for (const method of ['checkmo', 'banktransfer']) {
      expect(() => assertMayShip('1', 'pending', method)).toThrow('not paid yet');
      expect(() => assertMayShip('1', 'processing', method)).not.toThrow();
    }
    expect(() => assertMayShip('1', 'pending', 'purchaseorder')).not.toThrow();
  });
});

const line = (id: number, sku: string, quantity: number, counts: Partial<LifeLine> = {}): LifeLine => ({
  id,
  number: 100 + id,
  sku,
  quantity,
  isFinalSale: null,
  parentItemId: null,
  productId: id,
  rowTotal: 0,
  status: 'processing',
  invoiced: 0,
  shipped: 0,
  refunded: 0,
  withdrawn: 0,
  canceled: 0,
  ...counts,
});

describe('order items', () => {
  test('are parsed from SKU=3,SKU', () => {
    expect(requestedItems(undefined)).toBeNull();
    expect(requestedItems(' A-1=3, B')).toEqual([
      { sku: 'A-1', quantity: 3 },
      { sku: 'B', quantity: null },
    ]);
    for (const text of ['', 'A=', 'A=x', 'A=0', 'A=-1', 'A,,B'])
      expect(() => requestedItems(text)).toThrow('SKU=3,SKU');
  });

  test('are allocated from the first line on, for the requested or all remaining quantities', () => {
    const lines = [line(1, 'A', 5, { shipped: 2 }), line(2, 'B', 1, { canceled: 1 }), line(3, 'A', 4)];
    const chosen = (text?: string) => [...chosenQuantities('1', lines, requestedItems(text), toShip)];
    expect(chosen()).toEqual([
      [1, 3],
      [3, 4],
    ]);
    expect(chosen('A=5')).toEqual([
      [1, 3],
      [3, 2],
    ]);
    expect(chosen('A=1,A=3')).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect(() => chosen('A=4,A=4')).toThrow('There are 3 of A left for that, not 4.');
    const ofLine = (...requested: RequestedItem[]) => [...chosenQuantities('1', lines, requested, toShip)];
    expect(ofLine({ sku: 'A', line: 103, quantity: 1 }, { sku: 'A', line: 101, quantity: 1 })).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(() => ofLine({ sku: 'A', line: 101, quantity: 4 })).toThrow('There are 3 of A left for that, not 4.');
    expect(() => chosen('A=8')).toThrow('There are 7 of A left for that, not 8.');
    expect(() => chosen('B')).toThrow('Nothing of order 1 is left for that.');
    expect(() => chosen('C')).toThrow('Order 1 has no C.');
  });

  test('are refunded from shipped quantities first, unless unsent ones are requested', () => {
    const some = line(1, 'A', 10, { shipped: 4, refunded: 1 });
    expect([withdrawnOf(some, 2, false), withdrawnOf(some, 5, false), withdrawnOf(some, 2, true)]).toEqual([0, 2, 2]);
    expect(() => withdrawnOf(some, 10, false)).toThrow('There are 9 of A to give back.');
    expect(withdrawnOf(line(1, 'A', 3), 3, false)).toBe(3);
  });

  test('determine the status of the order', () => {
    const at = (lines: readonly LifeLine[], isPickup = false, status: OrderStatus = 'processing') =>
      statusOfLines(lines, { status, isPickup });
    expect(at([line(1, 'A', 2)])).toBe('processing');
    expect(at([line(1, 'A', 2, { shipped: 1 }), line(2, 'B', 1)])).toBe('partially');
    expect(at([line(1, 'A', 2, { shipped: 2 })])).toBe('shipped');
    expect(at([line(1, 'A', 2, { shipped: 2 })], true)).toBe('picked_up');
    expect(at([line(1, 'A', 2, { shipped: 1, withdrawn: 1, refunded: 1 })])).toBe('shipped');
    expect(at([line(1, 'A', 2, { shipped: 2, refunded: 1 })], false, 'complete')).toBe('complete');
    expect(at([line(1, 'A', 2, { refunded: 2, withdrawn: 2 }), line(2, 'B', 1, { canceled: 1 })])).toBe('closed');
  });
});
