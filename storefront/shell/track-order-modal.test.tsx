// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import TrackOrderModal from './track-order-modal.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  localStorage.clear();
});

const open = async (given: { lacks?: string; isSignedIn?: boolean } = {}): Promise<ParentNode> => {
  const platform = await testPlatform();
  const { lacks, isSignedIn = false } = given;
  const session = { ...platform.session, isSignedIn: () => isSignedIn };
  rendered = await render(<TrackOrderModal onClose={() => {}} />, { ...platform, session, ...(lacks && { lacks }) });
  return rendered.container;
};
const links = (place: ParentNode): string[] =>
  [...place.querySelectorAll('dialog a')].map((link) => `${link.textContent}: ${link.getAttribute('href')}`);

test('looks up an order by its number alone', async () => {
  const place = await open();
  expect(place.querySelector('input[name=order_id]')).not.toBeNull();
  expect(place.querySelector('a[href^="/guest-order"]')).toBeNull();
});

test('without order tracking, links to the form that also requires email and name, and to the orders of an account', async () => {
  const guest = await open({ lacks: 'menu,order tracking' });
  expect([guest.querySelector('input'), links(guest)]).toEqual([null, ['Find my order: /guest-order']]);
  await rendered?.unmount();
  const customer = await open({ lacks: 'order tracking', isSignedIn: true });
  expect(links(customer)).toEqual(['Find my order: /guest-order', 'Orders of my account: /order-history']);
});
