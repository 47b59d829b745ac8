// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render, testPlatform } from '#storefront/testing/render.tsx';
import PrivacySlot from './privacy-slot.tsx';

test('the question about measurement comes right after the link to the contents, and leaves nothing behind', async () => {
  const skip = document.createElement('a');
  skip.href = '#content';
  document.body.append(skip, document.createElement('header'));
  const platform = { ...(await testPlatform('CA_EN')), analyticsUrl: 'https://collect.example' };
  const { unmount } = await render(<PrivacySlot />, platform);
  expect(skip.nextElementSibling?.textContent).toContain('May we measure your visit?');
  await unmount();
  expect(skip.nextElementSibling?.tagName).toBe('HEADER');
});
