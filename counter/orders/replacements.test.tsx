// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Replacements } from './replacements.tsx';
import type { Order, OrderStatus } from './types.ts';

test.each<[OrderStatus, string]>([
  ['processing', 'is replaced by order 000000008'],
  ['canceled', 'is cancelled: the items were not sent'],
])('a replacement that is %s', async (status, text) => {
  const replacements = [{ return_number: '7-R1', order_id: 8, status }];
  const order = { extension_attributes: { replacements } } as unknown as Order;
  const { content, unmount } = await render(<Replacements order={order} />);
  expect(content.textContent).toContain(text);
  expect(content.querySelector('a')!.getAttribute('href')).toBe('/orders/8/show');
  await unmount();
});
