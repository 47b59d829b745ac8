import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import { TrackOrderDialog } from './track-order-dialog.tsx';

beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));

test('[TO-04] the form is at most 450 px wide, its button 105 by 44 px, and fits into a phone', async () => {
  await show(
    <TrackOrderDialog
      isOpen
      onClose={() => undefined}
      closeLabel="Close"
      phone="514-555-0140"
      email="hello@shop.test"
    />,
    { width: 1280 },
  );
  const form = page.getByRole('textbox').element().closest('form');
  const button = form?.querySelector('button[type=submit]') ?? null;
  expect(boxOf(form).width).toBe(450);
  expect([boxOf(button).width, boxOf(button).height]).toEqual([105, 44]);
  await resize(390);
  for (const part of [form, button]) expect(boxOf(part).right).toBeLessThanOrEqual(390);
});
