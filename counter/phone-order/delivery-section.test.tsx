// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, settle } from '../testing/render.tsx';
import { DeliverySection } from './delivery-section.tsx';
import type { Cart } from './types.ts';

const methodOf = (code: string) => ({
  carrier_code: 'freight',
  method_code: code,
  carrier_title: 'Freight',
  method_title: code,
  price_excl_tax: 10,
  available: true,
  error_message: '',
  is_pickup: false,
  is_selected: false,
});

const cart = {
  id: 7,
  currency: 'CAD',
  address: { country_id: 'CA' },
  items: [{ item_id: 1 }],
  questions: [{ code: 'lift_gate', label: 'Lift gate', amount: 0, is_chosen: false }],
  shipping_methods: [methodOf('slow'), methodOf('fast')],
} as unknown as Cart;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['radio', 'checkbox'],
  ['checkbox', 'radio'],
])('a %s keeps the focus while it is sent, and other presses are ignored', async (first, second) => {
  let respond: (response: Response) => void = () => {};
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void (respond = resolve)));
  vi.stubGlobal('fetch', fetch);
  const { unmount } = await render(<DeliverySection cart={cart} reload={() => Promise.resolve()} />);
  const input = (type: string) => document.querySelector<HTMLInputElement>(`input[type="${type}"]`)!;
  await act(async () => {
    input(first).focus();
    input(first).click();
  });
  await act(async () => input(second).click());
  await act(async () => input(first).click());
  expect([...document.querySelectorAll('input')].filter(({ disabled }) => disabled)).toEqual([]);
  expect(document.activeElement).toBe(input(first));
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(async () => respond(Response.json(true)));
  await act(async () => input(second).click());
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(async () => respond(Response.json(true)));
  await settle();
  await unmount();
});
