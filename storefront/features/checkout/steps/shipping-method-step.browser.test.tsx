import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { CheckoutProvider } from '../checkout-context.tsx';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { ann } from '../testing/shopper.ts';
import { openTab } from '../testing/tab.ts';
import { ShippingMethodStep } from './shipping-method-step.tsx';

afterEach(() => vi.unstubAllGlobals());

const isSeen = (): boolean =>
  page
    .getByRole('radio', { name: /Laval/, includeHidden: true })
    .element()
    .checkVisibility({ visibilityProperty: true });

test('shows the questions below chosen freight only, and what follows once they are known or after a timeout', async () => {
  const tab = openTab(openFakeBackEnd());
  tab.actions.begin();
  await tab.actions.submitShippingAddress(ann);
  const stepWith = (siteAccess: ReactNode) => (
    <CheckoutProvider checkout={tab.checkout}>
      <ShippingMethodStep siteAccess={siteAccess} />
    </CheckoutProvider>
  );
  const { rerender } = await show(stepWith(<span hidden data-waits />));
  expect([isSeen(), document.querySelector('[data-waits]')]).toEqual([true, null]);
  await page.getByRole('radio', { name: /On a pallet/ }).click();
  await expect.poll(isSeen).toBe(false);
  await rerender(stepWith(<span hidden />));
  expect(isSeen()).toBe(true);
  await rerender(stepWith(<span hidden data-waits />));
  expect(isSeen()).toBe(false);
  await expect.poll(isSeen, { timeout: 4_000 }).toBe(true);
});
