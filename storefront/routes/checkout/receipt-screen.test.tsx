// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';
import { ann } from './testing/tab.ts';

let rendered: Rendered | undefined;
beforeEach(() => {
  createCheckoutMemory(browserStorage).write('last_order', {
    id: '1',
    number: '000000001',
    email: undefined,
    isPickup: true,
    placedAt: undefined,
    shippingTitle: undefined,
    paymentCode: undefined,
    paymentTitle: undefined,
    shipping_address: ann,
    items: [],
    totals: undefined,
    cartId: 'c',
    language: 'en',
  });
});
afterEach(async () => {
  await rendered?.unmount();
  browserStorage.remove('last_order');
});

test.each([
  ['if the back end supports them', undefined, 1],
  ['not if the back end has no delivery days', 'delivery dates and final sales', 0],
  ['not if the back end has no receipts', 'receipt', 0],
])('the next steps are requested %s', async (_name, lacks, times) => {
  const getNextSteps = vi.fn(() => new Error('None.'));
  const platform = await testPlatform('CA_EN', { getNextSteps });
  rendered = await render(<ReceiptScreen />, { ...platform, ...(lacks && { lacks }) });
  await eventually(() => rendered?.container.textContent?.includes('000000001'));
  await during(() => undefined);
  expect(getNextSteps).toHaveBeenCalledTimes(times);
});
