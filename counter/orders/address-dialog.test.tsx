// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, settle } from '../testing/render.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { Address, Order } from './types.ts';

const ADDRESS: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'Québec',
  region_id: 76,
  postcode: 'H2X 1Y4',
  country_id: 'CA',
  telephone: '514 555 0100',
};

const orderAt = (version: number, change: Partial<Address>) =>
  ({
    id: 7,
    increment_id: '7',
    items: [],
    billing_address: ADDRESS,
    extension_attributes: { version, shipping_assignments: [{ shipping: { address: { ...ADDRESS, ...change } } }] },
  }) as unknown as Order;

const Page = ({ newer }: { newer: Order }) => {
  const [order, setOrder] = useState(orderAt(1, {}));
  const reload = () => {
    setOrder(newer);
    return Promise.resolve({ order: newer, changes: [] });
  };
  return <AddressDialog order={order} reload={reload} onClose={() => {}} />;
};

const type = (label: string, text: string): Promise<void> =>
  act(async () => {
    const shown = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))!;
    const input = document.getElementById(shown.htmlFor) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

afterEach(() => vi.unstubAllGlobals());

test('a second save after a change by others sends their values in the fields not edited', async () => {
  const sent: { entity: unknown }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json([]);
    sent.push(JSON.parse(body as string));
    return sent.length === 1
      ? Response.json({ message: 'changed', error_code: 'CHANGED_BY_OTHERS' }, { status: 409 })
      : Response.json(true);
  });
  const { unmount } = await render(<Page newer={orderAt(2, { telephone: '514 555 0199', city: 'Laval' })} />);
  const submit = () => act(async () => void document.querySelector('form')?.requestSubmit());
  await type('City', 'Québec');
  await submit();
  await settle();
  await submit();
  await settle();
  expect(sent.map(({ entity }) => entity)).toMatchObject([
    { telephone: '514 555 0100', city: 'Québec' },
    { telephone: '514 555 0199', city: 'Québec' },
  ]);
  await unmount();
});
