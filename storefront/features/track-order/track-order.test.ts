import { describe, expect, test } from 'vitest';
import { orderNumberToLookUp } from './order-number.ts';
import { statusLabel, statusTone } from './order-status.ts';
import { inEasternStandardTime, timelineOf } from './timeline.ts';
import { trackedOrderOf } from './tracked-order.ts';

const times = { processingAt: '2026-07-01 14:00:00', readyAt: '2026-07-02 15:30:00', shippedAt: '2026-07-03 03:00:00' };

test('[TO-08] treats a number of spaces as empty', () => {
  expect(orderNumberToLookUp('   ')).toBeUndefined();
});

test('[TO-09] pads the number with zeros to nine characters', () => {
  expect(orderNumberToLookUp('42')).toBe('000000042');
  expect(orderNumberToLookUp(' #123 456 789 ')).toBe('123456789');
  expect(orderNumberToLookUp('2000000001')).toBe('2000000001');
});

describe('timeline', () => {
  test('[TO-22] shows the steps in order', () => {
    expect(timelineOf({ status: 'ready', ...times }).steps.map((step) => step.name)).toEqual([
      'processing',
      'ready',
      'shipped',
    ]);
  });

  test('[TO-23] maps an unknown status to the first step', () => {
    expect(timelineOf({ status: 'lost', ...times }).fillPercent).toBe(0);
    expect(timelineOf({ status: null, ...times }).steps.filter((step) => step.isCompleted)).toHaveLength(1);
  });

  test('[TO-24] [TO-25] fills the bar to the step and marks completed steps', () => {
    expect(['processing', 'ready', 'shipped'].map((status) => timelineOf({ status, ...times }).fillPercent)).toEqual([
      0, 50, 100,
    ]);
    expect(timelineOf({ status: 'ready', ...times }).steps.map((step) => step.isCompleted)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('[TO-28] [TO-29] formats times in Eastern Standard Time, in summer too', () => {
    expect(inEasternStandardTime('2026-07-03 03:00:00')).toBe('2026-07-02 22:00:00 EST');
    expect(inEasternStandardTime('2026-01-03 03:00:00')).toBe('2026-01-02 22:00:00 EST');
    expect(inEasternStandardTime('soon')).toBeUndefined();
  });
});

test('[TO-30] [TO-31] translates status codes', () => {
  expect(['pending', 'processing', 'fraud'].map((code) => statusLabel(code))).toEqual(
    Array(3).fill('track.status.processing'),
  );
  expect(statusLabel('partially')).toBe('track.status.partially_shipped');
  expect(['shipped', 'complete'].map((code) => statusLabel(code))).toEqual(Array(2).fill('track.status.shipped'));
  expect(['complete', 'shipped'].map((code) => statusLabel(code, true))).toEqual([
    'track.status.picked_up',
    'track.status.shipped',
  ]);
  expect(['ready_for_pickup', 'picked_up'].map((code) => statusLabel(code))).toEqual([
    'track.status.ready_for_pickup',
    'track.status.picked_up',
  ]);
  expect(['ready_for_pickup', 'picked_up', 'holded'].map(statusTone)).toEqual(['moving', 'over', 'held']);
  expect(['holded', 'canceled', 'closed'].map((code) => statusLabel(code))).toEqual([
    'track.status.on_hold',
    'track.status.canceled',
    'track.status.closed',
  ]);
});

test('[TO-20] [TO-21] uses the first order and hides parents of variants', () => {
  const item = (id: string, type: string) => ({
    id,
    erp_order_item_status: 'ready',
    processing_updated_at: null,
    ready_updated_at: null,
    shipped_updated_at: null,
    erp_tracking_numbers: ['1Z'],
    product: { id, sku: `sku-${id}`, name: 'Tile', product_type: type, price: null, small_image: null },
  });
  const order = trackedOrderOf({
    getOrderItemsByOrderNumber: [
      {
        number: '123456789',
        status: 'processing',
        is_pickup: false,
        items: [item('1', 'configurable'), item('2', 'simple')],
      },
      { number: '2', status: null, is_pickup: null, items: [] },
    ],
  });
  expect(order?.number).toBe('123456789');
  expect(order?.shipments.map((shipment) => shipment.id)).toEqual(['2']);
  expect(trackedOrderOf({ getOrderItemsByOrderNumber: [] })).toBeUndefined();
});
