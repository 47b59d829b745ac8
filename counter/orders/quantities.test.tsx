// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, settle } from '../testing/render.tsx';
import { InvoiceDialog, RefundDialog } from './money-dialogs.tsx';
import { ShipDialog } from './order-dialogs.tsx';
import type { Order, OrderLine } from './types.ts';

const line = (id: number, size: string) =>
  ({
    item_id: id,
    sku: `STONE-${id}`,
    name: 'Stone',
    is_virtual: 0,
    qty_ordered: 2,
    qty_invoiced: 0,
    qty_shipped: 0,
    qty_refunded: 0,
    qty_canceled: 0,
    qty_backordered: 0,
    extension_attributes: { options: [size] },
  }) as unknown as OrderLine;

const order = {
  id: 7,
  increment_id: '7',
  items: [line(1, '12 × 24'), line(2, '24 × 24')],
  extension_attributes: { version: 1, is_split: false, is_pickup: false },
} as unknown as Order;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ship', ShipDialog],
  ['invoice', InvoiceDialog],
  ['refund', RefundDialog],
])('%s sends nothing while all quantities are 0, and names the variants', async (_name, Form) => {
  const fetch = vi.fn(() => Promise.reject(new Error('sent')));
  vi.stubGlobal('fetch', fetch);
  const reload = () => Promise.resolve({ order, changes: [] });
  const { unmount } = await render(<Form order={order} reload={reload} onClose={() => {}} />);
  const dialog = document.querySelector('[role="dialog"]')!;
  expect(dialog.textContent).toContain('Stone · 12 × 24');
  const none = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Set all to 0');
  await act(async () => none?.click());
  expect(
    [...dialog.querySelectorAll('input[type="number"]')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['0', '0']);
  await act(async () => void dialog.querySelector('form')?.requestSubmit());
  expect([fetch.mock.calls, dialog.querySelector('[role="alert"]')?.textContent]).toEqual([
    [],
    'Enter at least one quantity.',
  ]);
  await unmount();
  await settle();
});

test('"all that is left" of a refund leaves out units that were replaced, which the person can choose', async () => {
  const replaced = { ...line(1, '12 × 24'), extension_attributes: { options: [], qty_replaced: 2 } };
  const some = { ...order, items: [replaced, line(2, '24 × 24')] } as unknown as Order;
  const reload = () => Promise.resolve({ order: some, changes: [] });
  const { unmount } = await render(<RefundDialog order={some} reload={reload} onClose={() => {}} />);
  const dialog = document.querySelector('[role="dialog"]')!;
  expect(dialog.textContent).toContain('2 of them were replaced at no charge.');
  const all = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'All that is left');
  await act(async () => all!.click());
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input[type="number"]')];
  expect(fields.map(({ value, max }) => [value, max])).toEqual([
    ['0', '2'],
    ['2', '2'],
  ]);
  await unmount();
});
