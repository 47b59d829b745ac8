// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import Shipments from './shipments.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const LATER = { shipments: 'TOGETHER', is_choice: true, later_units: 716, later_on: '2026-12-13', is_one_price: true };

const open = async (cartShipments: object | null, { view = 'CA_EN', more = {}, lacks = '' } = {}) => {
  const platform = await testPlatform(view, { getCartShipments: { cartShipments }, ...more });
  let changes = 0;
  rendered = await render(
    <Shipments cartId="c" revision="1" onChanged={() => Promise.resolve(void (changes += 1))} />,
    { ...platform, lacks },
  );
  return { text: () => rendered!.container.textContent ?? '', changes: () => changes };
};

test('offers one shipment or two with their days and price, and saves the choice', async () => {
  const sent: unknown[] = [];
  const saved = { ...LATER, shipments: 'APART' };
  const { text, changes } = await open(LATER, {
    more: { setShipments: (variables: unknown) => (sent.push(variables), { setShipmentsOnCart: saved }) },
  });
  await eventually(() => expect(text()).toContain('716 not in stock yet, expected about December 13'));
  expect(text()).toContain('Shipping costs the same either way.');
  const [together, apart] = [...rendered!.container.querySelectorAll('input')];
  expect([together?.checked, apart?.checked]).toEqual([true, false]);
  await during(() => apart?.click());
  await eventually(() => expect(changes()).toBe(1));
  expect(sent).toEqual([{ cartId: 'c', shipments: 'APART' }]);
});

test('names the price of each shipment, and takes back a choice that was not saved', async () => {
  const { text } = await open(
    { ...LATER, is_one_price: false },
    { view: 'CA_FR', more: { setShipments: () => new Error('None.') } },
  );
  await eventually(() => expect(text()).toContain('Chaque envoi a son prix; les totaux comprennent les deux.'));
  await during(() => rendered!.container.querySelectorAll('input')[1]?.click());
  await eventually(() => expect(text()).toContain('Le choix n’a pas été enregistré.'));
  expect(rendered!.container.querySelectorAll('input')[0]?.checked).toBe(true);
});

test('offers no choice if nothing is in stock, and shows nothing if everything is', async () => {
  const none = await open({ ...LATER, is_choice: false });
  await eventually(() => expect(none.text()).toBe('Your order ships when it is in stock, about December 13.'));
  await rendered?.unmount();
  expect((await open(null)).text()).toBe('');
});
