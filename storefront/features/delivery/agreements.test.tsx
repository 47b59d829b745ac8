// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { FINAL_SALE_AGREEMENT } from '#contract/agreements.ts';
import type { ExecuteResult } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import Agreements from './agreements.tsx';

const agreement = {
  agreement_id: FINAL_SALE_AGREEMENT,
  name: 'Final sale',
  checkbox_text: 'I know.',
  content: 'I know.',
  is_html: false,
  mode: 'MANUAL',
};
const terms = {
  agreement_id: 7,
  name: 'Terms of sale',
  checkbox_text: 'I agree to the terms.',
  content: '<p onclick="x()">Pay <b>first</b>.</p>',
  is_html: true,
  mode: 'MANUAL',
};

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const renderView = async (responses: Readonly<Record<string, unknown>>, lacks = '') => {
  const platform = await testPlatform('CA_EN');
  const sent: string[] = [];
  const commerce = createCommerceClient({
    transport: async ({ query }): Promise<ExecuteResult> => {
      const name = /query (\w+)/.exec(query)?.[1] ?? '';
      sent.push(name);
      const data = responses[name];
      return (data ? { data } : { errors: [{ message: 'Cannot query field.' }] }) as ExecuteResult;
    },
    storeView: 'CA_EN',
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  const lines = [{ uid: 'a', name: 'Slab' }];
  rendered = await render(
    <form>
      <Agreements cartId="c" revision="1" lines={lines} />
    </form>,
    { ...platform, commerce, lacks },
  );
  return { sent, container: rendered.container, boxes: () => [...rendered!.container.querySelectorAll('input')] };
};

test('shows the terms of a Magento, requires their checkboxes, and sends their ids with the order', async () => {
  const automatic = { ...terms, agreement_id: 8, mode: 'AUTO' };
  const { container, boxes } = await renderView({
    getCheckoutAgreements: { checkoutAgreements: [agreement, terms, automatic] },
  });
  await eventually(() => expect(boxes()).toHaveLength(2));
  expect(boxes().map(({ value, required }) => [value, required])).toEqual([
    [String(FINAL_SALE_AGREEMENT), true],
    ['7', true],
  ]);
  expect(container.querySelector('details')?.textContent).toBe('Terms of salePay first.');
  expect(container.querySelector('[onclick], b')).toBeNull();
  const box = boxes()[1]!;
  await during(() => box.dispatchEvent(new Event('invalid')));
  expect(box.validationMessage).toBe('Tick this to order.');
  await during(() => box.click());
  expect([...new FormData(container.querySelector('form')!).getAll('agreement')]).toEqual(['7']);
});

test('requests only the agreements of a back end without final sale', async () => {
  const { sent, boxes } = await renderView(
    { getCheckoutAgreements: { checkoutAgreements: [terms] } },
    'menu,delivery dates and final sales',
  );
  await eventually(() => expect(boxes().map(({ value }) => value)).toEqual(['7']));
  expect(sent).toEqual(['getCheckoutAgreements']);
});

test('requires only the final-sale agreement, and only for final-sale lines', async () => {
  const none = await renderView({ getCartFacts: { cartFinalSale: [], cartDelivery: [] } });
  await eventually(() => expect(none.sent).toEqual(['getCartFacts']));
  await rendered?.unmount();
  const some = await renderView({
    getCartFacts: { cartFinalSale: ['a'], cartDelivery: [] },
    getCheckoutAgreements: { checkoutAgreements: [agreement, terms] },
  });
  await eventually(() => expect(some.boxes().map(({ value }) => value)).toEqual([String(FINAL_SALE_AGREEMENT)]));
  expect(some.container.textContent).toBe('Slab: final sale. I know.');
});
