import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, resize, show } from '#storefront/testing/browser.tsx';
import { LINK_BLOCKS } from './footer-queries.ts';
import { Footer } from './footer.tsx';

const links = (identifier: string) =>
  `<h2>${identifier}</h2><ul>${[1, 2, 3, 4, 5, 6].map((n) => `<li><a href="/x">${identifier} ${n}</a></li>`).join('')}</ul>`;
const open = (width: number) =>
  show(<Footer />, {
    width,
    responses: {
      cmsBlocks: {
        cmsBlocks: { items: LINK_BLOCKS.map((identifier) => ({ identifier, content: links(identifier) })) },
      },
    },
  });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('[FT-02] collapses the link groups on a phone, and expands them without JavaScript', async () => {
  await open(390);
  await expect.element(page.getByText('Help', { exact: true })).toBeVisible();
  await expect.element(link('footer-help 1')).not.toBeInTheDocument();
  await page.getByText('Help', { exact: true }).click();
  await expect.element(link('footer-help 1')).toBeVisible();
  await expect.element(link('footer-company 1')).not.toBeInTheDocument();
});

test('[FT-02] expands every link group on a wide screen', async () => {
  const { container } = await open(1280);
  for (const group of ['help', 'company', 'account']) await expect.element(link(`footer-${group} 6`)).toBeVisible();
  expect([...container.querySelectorAll('summary')].map((summary) => boxOf(summary).height)).toEqual([0, 0, 0]);
  await resize(390);
  expect([...container.querySelectorAll('details h2')].every((heading) => boxOf(heading).height === 0)).toBe(true);
});

test('[FT-04] [FT-05] contact stays visible on a phone', async () => {
  await open(390);
  await expect.element(link('footer-support 1')).toBeVisible();
});
