import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showLayout } from '#storefront/testing/browser-layout.tsx';

test('the consent question directly follows the skip link, and leaves no element behind', async () => {
  const { container } = await showLayout(<p>Page</p>, { platform: { analyticsUrl: 'https://collect.example' } });
  const skip = container.querySelector('a[href="#content"]');
  const after = (): string | null | undefined => skip?.nextElementSibling?.textContent;
  await expect.poll(after).toContain('May we measure your visit?');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(after).not.toContain('May we measure your visit?');
  expect(skip?.nextElementSibling?.querySelector('main')).not.toBeNull();
});
