// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { CartProvider, type Cart } from '../cart-context.tsx';
import { Coupon } from './coupon.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

/** The cart's action, without a cart to show. */
const change = async (work: () => Promise<unknown>): Promise<void> => void (await work());

const refused = (code: string) => new GraphqlError([{ message: '', path: undefined, category: undefined, code }]);

test('the button opens the code field, and a refusal is shown at the field', async () => {
  const mutate = vi.fn().mockRejectedValueOnce(refused('COUPON_ENDED')).mockResolvedValueOnce({});
  const platform = await testPlatform();
  rendered = await render(
    <CartProvider cart={{ store: {}, actions: { change } } as unknown as Cart}>
      <Coupon cartId="cart" codes={[]} />
    </CartProvider>,
    { ...platform, commerce: { ...platform.commerce, mutate } },
  );
  const { container } = rendered;
  expect(container.querySelector('input')).toBeNull();
  await act(async () => container.querySelector('button')?.click());
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  const input = container.querySelector('input')!;
  expect(document.activeElement).toBe(input);
  const send = async (code: string): Promise<void> => {
    input.value = code;
    await act(async () => container.querySelector('form')?.requestSubmit());
  };
  await send(' FALL ');
  expect(mutate.mock.calls[0]?.[1]).toEqual({ cartId: 'cart', code: 'FALL' });
  expect(container.querySelector('label ~ p')?.textContent).toBe('This code has ended.');
  expect(container.querySelector('[role="status"]')?.textContent).toBe('This code has ended.');
  await send('SPRING');
  expect(container.querySelector('[role="status"]')?.textContent).toBe('SPRING is applied. The total is up to date.');
});

test.each([
  ['was applied', ['FALL'], true, 'FALL is applied. The total is up to date.'],
  ['was not applied', [], true, 'Your coupon codes are unchanged; please try again.'],
  ['may be applied, because the cart cannot be fetched', [], false, 'Check the total before you try again.'],
])('after a lost response, shows that the code %s', async (_what, coupons, isRead, words) => {
  const platform = await testPlatform();
  const lost = new NetworkError(new TypeError('Failed to fetch'));
  const getDetails = isRead ? () => Promise.resolve() : () => Promise.reject(lost);
  const store = { getState: () => ({ details: { coupons } }) };
  rendered = await render(
    <CartProvider cart={{ store, actions: { change, getDetails } } as unknown as Cart}>
      <Coupon cartId="cart" codes={[]} />
    </CartProvider>,
    { ...platform, commerce: { ...platform.commerce, mutate: () => Promise.reject(lost) } },
  );
  const { container } = rendered;
  await act(async () => container.querySelector('button')?.click());
  await vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull());
  container.querySelector('input')!.value = 'fall';
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(container.querySelector('[role="status"]')?.textContent).toContain(words.replace('FALL', 'fall'));
});

test('removing a coupon from a cart that another tab emptied refetches the cart', async () => {
  const platform = await testPlatform();
  const category = 'graphql-no-such-entity';
  const message = 'Cart does not contain products';
  const empty = new GraphqlError([{ message, path: undefined, category, code: undefined }]);
  const getDetails = vi.fn().mockResolvedValue(undefined);
  rendered = await render(
    <CartProvider cart={{ store: {}, actions: { change, getDetails } } as unknown as Cart}>
      <Coupon cartId="cart" codes={['FALL']} />
    </CartProvider>,
    { ...platform, commerce: { ...platform.commerce, mutate: () => Promise.reject(empty) } },
  );
  const { container } = rendered;
  await vi.waitFor(() => expect(container.querySelector('li button')).not.toBeNull());
  await act(async () => container.querySelector<HTMLButtonElement>('li button')?.click());
  expect(getDetails).toHaveBeenCalledTimes(1);
});
