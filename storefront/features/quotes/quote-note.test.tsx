// @vitest-environment happy-dom
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { eventually, render, testPlatform } from '#storefront/testing/render.tsx';
import QuoteNote from './quote-note.tsx';

const QUOTED = {
  uid: 'L1',
  quote_number: 'Q1',
  state: 'QUANTITY',
  quantity: 10,
  price: { value: 38.75, currency: 'CAD' },
  valid_until: '2026-07-15',
  has_list_price: true,
};

test.each([
  ['CA_EN', 'Box', 'quote Q1 gives $38.75 per box for a quantity of 10.'],
  ['CA_FR', 'Boîte', /Q1 donne 38,75\s\$ la boîte pour une quantité de 10\./],
  ['CA_EN', '', 'quote Q1 gives $38.75 each for a quantity of 10.'],
] as const)('in %s shows the price of a quote per unit', async (view, sellingUnit, words) => {
  const platform = await testPlatform(view, { getCartQuotes: { cartQuotes: [QUOTED] } });
  const { container, unmount } = await render(
    <Suspense>
      <QuoteNote cartId="c" revision="1" uid="L1" sellingUnit={sellingUnit} />
    </Suspense>,
    platform,
  );
  const note = await eventually(() => container.querySelector('p'));
  expect(note.textContent).toEqual(
    words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
  );
  await unmount();
});
