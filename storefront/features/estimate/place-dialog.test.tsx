// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { forgetDelivery } from '#storefront/platform/delivery-place/delivery-place.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { PlaceDialog } from './place-dialog.tsx';

let rendered: Rendered | undefined;
beforeEach(forgetDelivery);
afterEach(() => rendered?.unmount());

const open = async (view = 'CA_EN') => {
  let closed = 0;
  rendered = await render(<PlaceDialog onClose={() => void (closed += 1)} />, await testPlatform(view));
  const field = () => document.querySelector<HTMLInputElement>('[name="delivery-postcode"]')!;
  const submit = async (typed: string) => {
    field().value = typed;
    await during(() => field().form?.requestSubmit());
  };
  return { field, submit, closed: () => closed };
};
const saved = () => browserStorage.get('delivery_place');

test('saves a postal code on the device, in the usual spelling', async () => {
  const { submit, closed } = await open();
  await submit('h2x1y4');
  expect([saved(), closed()]).toEqual([{ CA: { countryId: 'CA', postcode: 'H2X 1Y4' } }, 1]);
});

test('a wrong code gets an error, and stays', async () => {
  browserStorage.set('delivery_place', { CA: { countryId: 'CA', postcode: 'H2X 1Y4' } });
  const { field, submit, closed } = await open();
  expect(field().value).toBe('H2X 1Y4');
  await submit('D1A 1A1');
  expect(document.body.textContent).toContain('Enter a postal code such as H2Y 1C6.');
  expect([field().value, closed()]).toEqual(['D1A 1A1', 0]);
  expect(saved()).toEqual({ CA: { countryId: 'CA', postcode: 'H2X 1Y4' } });
});

test('each country of the shop has its own place', async () => {
  browserStorage.set('delivery_place', { CA: { countryId: 'CA', postcode: 'H2X 1Y4' } });
  const { field, submit } = await open('US_EN');
  expect(field().value).toBe('');
  await submit('05401');
  expect(saved()).toEqual({
    CA: { countryId: 'CA', postcode: 'H2X 1Y4' },
    US: { countryId: 'US', postcode: '05401' },
  });
});
