// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';

import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import LineDelivery from './line-delivery.tsx';

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

const said = async (change: object, view: StoreViewCode = 'CA_EN'): Promise<string> => {
  drawn?.unmount();
  const platform = await testPlatform(view);
  const line = {
    uid: 'a',
    group: 'PALLET',
    leaves_in: 3,
    lead_time_days: null,
    lots: [],
    is_earlier_lot: null,
    ...change,
  };
  const commerce = createCommerceClient({
    transport: async () => ({ data: { cartLineDelivery: [line] } }) as unknown as ExecuteResult,
    storeView: view,
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  drawn = await render(
    <p>
      <LineDelivery cartId="c" revision={JSON.stringify(change)} uid="a" />
    </p>,
    { ...platform, commerce },
  );
  const text = () => drawn!.container.textContent ?? '';
  await eventually(() => expect(text()).not.toBe('\u00a0'));
  return text();
};

const LEAVES = 'In stock. Leaves on a pallet 3 business days after payment.';

test('a line says when it leaves, and that it comes of several lots when it does', async () => {
  expect(await said({ lots: [12] })).toBe(LEAVES);
  expect(await said({ lots: [10, 2] })).toBe(
    `${LEAVES} From several production lots (10 + 2): shades may differ slightly.`,
  );
  expect(await said({ lots: [10, 2] }, 'CA_FR')).toContain(
    'De plusieurs lots de fabrication (10 + 2)\u00a0: la nuance peut varier légèrement.',
  );
});

test('who has ordered it before reads whether the lot is the same', async () => {
  expect(await said({ lots: [4], is_earlier_lot: true })).toBe(`${LEAVES} From the lot of your earlier order.`);
  expect(await said({ lots: [4], is_earlier_lot: false })).toContain('From another lot than your earlier order');
  // Several lots say it already.
  expect(await said({ lots: [4, 1], is_earlier_lot: false })).not.toContain('earlier order');
});

test('of what is short the days are told alone', async () => {
  expect(await said({ leaves_in: null, lead_time_days: 21 })).toBe('More than we have in stock: about 21 days.');
});
