// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ExecuteResult } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import LineDelivery from './line-delivery.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

test('shows the back end’s delivery text of each line', async () => {
  const platform = await testPlatform('CA_EN');
  const reported = [
    { uid: 'a', words: 'In stock.' },
    { uid: 'b', words: null },
  ];
  const commerce = createCommerceClient({
    transport: async () => ({ data: { cartLineDelivery: reported } }) as unknown as ExecuteResult,
    storeView: 'CA_EN',
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  rendered = await render(
    <ul>
      {['a', 'b', 'c'].map((uid) => (
        <li key={uid}>
          <LineDelivery cartId="c" revision="1" uid={uid} />
        </li>
      ))}
    </ul>,
    { ...platform, commerce },
  );
  const texts = () => [...rendered!.container.querySelectorAll('li')].map(({ textContent: text }) => text);
  await eventually(() => expect(texts()).toEqual(['In stock.', '', '']));
});

test('sends no query to a back end without delivery data, and reserves no space', async () => {
  const requested: string[] = [];
  const platform = await testPlatform('CA_EN', {
    getLineDelivery: () => (requested.push('getLineDelivery'), new Error('None.')),
  });
  rendered = await render(<LineDelivery cartId="c" revision="1" uid="a" />, {
    ...platform,
    lacks: 'delivery dates and final sales',
  });
  expect([rendered.container.textContent, requested]).toEqual(['', []]);
});
