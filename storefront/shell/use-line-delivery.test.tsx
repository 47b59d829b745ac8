// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { useLineDelivery } from './use-line-delivery.tsx';

vi.mock('#storefront/features/cart/cart-context.tsx', () => ({
  useCart: () => ({ id: 'c', lines: [{ uid: 'a', quantity: 1 }] }),
}));
// Its code never comes.
vi.mock('#storefront/features/delivery/line-delivery.tsx', () => new Promise(() => undefined));

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

test('how a line travels has its place while the code of it is fetched, so that nothing below moves', async () => {
  const Line = () => <p>{useLineDelivery()?.({ uid: 'a' })}</p>;
  drawn = await render(<Line />, await testPlatform('CA_EN'));
  expect(drawn.container.querySelector('p')?.textContent).toBe('\u00a0');
});
