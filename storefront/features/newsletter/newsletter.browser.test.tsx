import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, resize, show } from '#storefront/testing/browser.tsx';
import { Newsletter } from './newsletter.tsx';
import { waitForSubscriber } from './wait-for-subscriber.ts';

test('[NL-02] [NL-03] the block is at most 925 px wide, its form 680 px', async () => {
  const { container } = await show(<Newsletter />, { width: 1920 });
  expect(boxOf(container.querySelector('section')).width).toBe(925);
  await resize(800);
  expect(boxOf(container.querySelector('form')).width).toBe(680);
});

test('fits into a narrow phone', async () => {
  const { container } = await show(<Newsletter />, { width: 320, storeView: 'CA_FR' });
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const part of container.querySelectorAll('form *')) expect(boxOf(part).right).toBeLessThanOrEqual(320);
});

test('[NL-11] changes the border of an invalid field', async () => {
  const { container, platform } = await show(<Newsletter />);
  const form = container.querySelector('form') as HTMLFormElement;
  const border = (): string => getComputedStyle(form.querySelector('input')?.parentElement as Element).borderColor;
  const before = border();
  waitForSubscriber(form, platform);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(page.getByRole('textbox')).toBeInvalid();
  await expect.poll(border).not.toBe(before);
});

test('takes less than half of a phone’s screen', async () => {
  const { container } = await show(<Newsletter />, { width: 390 });
  expect(boxOf(container.querySelector('section')).height).toBeLessThan(422);
});
