// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { HttpError } from '#storefront/platform/commerce/errors.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { TrackOrderDialog } from './track-order-dialog.tsx';

const item = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  erp_order_item_status: 'ready',
  processing_updated_at: '2026-07-01 14:00:00',
  ready_updated_at: '2026-07-02 15:30:00',
  shipped_updated_at: null,
  erp_tracking_numbers: [`1Z-${id}`],
  product: {
    id,
    sku: `sku-${id}`,
    name: `Tile ${id}`,
    product_type: 'simple',
    price: null,
    small_image: `/media/catalog/product/${id}.webp`,
  },
  ...change,
});
const order = (change: Record<string, unknown> = {}) => ({
  number: '000000042',
  status: 'partially',
  is_pickup: false,
  items: [item('a'), item('b', { erp_order_item_status: 'processing', erp_tracking_numbers: [] })],
  ...change,
});

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const open = async (orders: unknown[] | Error = [], code: StoreViewCode = 'CA_EN') => {
  const requested: unknown[] = [];
  const transport = async ({ variables }: { variables: object }): Promise<ExecuteResult> => {
    requested.push(variables);
    if (orders instanceof Error) throw orders;
    return { data: { getOrderItemsByOrderNumber: orders } as never };
  };
  const platform = await testPlatform(code);
  const commerce = createCommerceClient({
    transport,
    storeView: code,
    currency: 'CAD',
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  let closed = 0;
  rendered = await render(
    <TrackOrderDialog
      isOpen
      onClose={() => closed++}
      closeLabel="Close"
      phone="514-555-0140"
      email="hello@shop.test"
    />,
    { ...platform, commerce },
  );
  const dialog = rendered.container.querySelector('dialog') as HTMLDialogElement;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const track = async (number: string): Promise<void> => {
    field.value = number;
    await during(() => field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  };
  return { dialog, field, track, requested, closed: () => closed };
};

const texts = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('[TO-03] has a close button, an order ID field and a result region', async () => {
  const { dialog, field, closed } = await open();
  expect(dialog.querySelector('header h2')?.textContent).toBe('Track My Order');
  expect(dialog.querySelector(`label[for="${field.id}"]`)?.textContent).toBe('Order ID');
  expect(field.hasAttribute('autofocus')).toBe(true);
  expect(dialog.querySelector('[aria-busy] [role="status"]')).not.toBeNull();
  await during(() => dialog.querySelector<HTMLElement>('header button[aria-label="Close"]')?.click());
  await eventually(() => closed() === 1);
});

test('[TO-06] the button shows Track', async () => {
  const { dialog } = await open();
  expect(dialog.querySelector('button[type="submit"]')?.textContent).toBe('Track');
});

test('[TO-05][TO-16] the footer links to support, and shows the update note only with a result', async () => {
  const { dialog, track } = await open([order()]);
  const footer = dialog.querySelector('footer') as HTMLElement;
  expect([...footer.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write to us', 'mailto:hello@shop.test'],
    ['Call 514-555-0140', 'tel:+15145550140'],
  ]);
  const sentence = 'If this update is not to your satisfaction. Please contact our customer service team.';
  expect(footer.textContent).not.toContain(sentence);
  await track('42');
  expect(footer.textContent).toContain(sentence);
});

test('[TO-07][TO-08] shows an error for an empty number and sends no query', async () => {
  const { field, track, requested } = await open();
  for (const nothing of ['', '   ']) {
    await track(nothing);
    expect([field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['true', true]);
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      'Is required',
    );
  }
  expect(requested).toEqual([]);
});

test('[TO-09][TO-10][TO-11][TO-12] queries the padded number, and shows shipments with picture and tracking numbers', async () => {
  const { dialog, track, requested, field } = await open([
    order({ items: [item('a', { erp_tracking_numbers: ['1Z-1', '1Z-2'] }), item('b', { erp_tracking_numbers: [] })] }),
  ]);
  await track(' 42 ');
  expect(requested).toEqual([{ ordersNumbers: ['000000042'] }]);
  expect(field.value).toBe(' 42 ');
  expect(dialog.querySelector('h3')?.textContent).toBe('Order 000000042');
  const [first, second] = [...dialog.querySelectorAll('ul > li')];
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/media/catalog/product/a.webp');
  expect([texts(first as Element, 'dt'), texts(first as Element, 'dd')]).toEqual([
    ['Tracking numbers'],
    ['1Z-1', '1Z-2'],
  ]);
  expect(texts(second as Element, 'dd')).toEqual(['Not assigned yet']);
  expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Order 000000042: Partially Shipped. 2 items.');
});

test('[TO-13][TO-27] shows three steps, with "ready to ship" second and "shipped" third', async () => {
  const { dialog, track } = await open([order({ items: [item('a')] })]);
  await track('42');
  const steps = [...dialog.querySelectorAll('ol > li')];
  expect(steps.map((step) => texts(step, '[class*="label"]'))).toEqual([
    ['Processing'],
    ['Ready to ship'],
    ['Shipped'],
  ]);
  expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, false]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(texts(dialog, '[class*="time"]').slice(-2)).toEqual(['2026-07-01 09:00:00 EST', '2026-07-02 10:30:00 EST']);
  expect(dialog.querySelector<HTMLElement>('ol')?.dataset['fill']).toBe('50');
});

test('[TO-26] shows "ready for pick-up" and "completed" for a pickup', async () => {
  const { dialog, track } = await open([order({ is_pickup: true, items: [item('a')] })]);
  await track('42');
  expect(texts(dialog, 'ol [class*="label"]')).toEqual(['Processing', 'Ready for Pick-up', 'Completed']);
});

test('shows no pending tracking number for pickup orders', async () => {
  const { dialog, track } = await open([
    order({ is_pickup: true, items: [item('a', { erp_tracking_numbers: [] }), item('b')] }),
  ]);
  await track('42');
  expect(texts(dialog, 'dt, dd')).toEqual(['Tracking number', '1Z-b']);
});

test('[TO-14][TO-15] reports an unknown number', async () => {
  const { dialog, track } = await open([]);
  await track('12');
  expect(dialog.querySelector('h3')?.textContent).toBe('No record found');
  expect(dialog.querySelector('[role="status"]')?.textContent).toBe('No record found');
});

test('shows a failure and preserves the typed number', async () => {
  const { dialog, track, field } = await open(new HttpError(429, 'Too Many Requests'));
  await track('42');
  expect(dialog.textContent).toContain('Too many lookups.');
  expect(field.value).toBe('42');
});

test('is in French in the French store view', async () => {
  const { dialog, track } = await open([order({ is_pickup: true, status: 'holded', items: [item('a')] })], 'CA_FR');
  await track('42');
  expect(texts(dialog, 'ol [class*="label"]')).toEqual(['En traitement', 'Prêt pour le ramassage', 'Terminé']);
  await rendered?.unmount();
  const finished = await open(
    [order({ is_pickup: true, items: [item('a', { erp_order_item_status: 'shipped' })] })],
    'CA_FR',
  );
  await finished.track('42');
  expect(finished.dialog.querySelector('ol li:last-child')?.textContent?.match(/[Tt]erminé/g)).toHaveLength(1);
  expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Commande 000000042\u00a0: Suspendue. 1 article.');
});
