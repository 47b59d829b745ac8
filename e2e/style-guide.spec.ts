import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { expect, test, visit } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const WORDS = {
  contents: 'On this page',
  dialog: 'Dialog',
  drawer: 'Drawer from the left',
  hold: 'Book a visit',
  unit: /^Unit/,
  feet: 'Square feet',
  metres: 'Square metres',
  care: 'Care',
  laying: 'Laying',
  error: 'Error',
  errorText: 'The cart could not be saved. Try again.',
  buttons: 'Buttons',
} as const;

const expectNothing = async (page: Page, part: string): Promise<void> =>
  expect(await violationsOf(page, part), part).toEqual([]);

test('[RT-39] axe finds nothing in any state of the components', async ({ page }) => {
  // The longest page of the shop, on which axe takes long.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'CA_FR', '/style-guide');
  await expectNothing(page, 'main');
});

test('[RT-39] axe finds nothing in dialog and dropdown, and an error is shown', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'CA_EN', '/style-guide');
  await page.getByRole('button', { name: WORDS.dialog, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothing(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: WORDS.unit }).click();
  await expect(page.getByRole('button', { name: WORDS.metres, exact: true })).toBeVisible();
  await expectNothing(page, '#dropdowns');
  await page.keyboard.press('Escape');
  // Clicked again until the toast is seen: it disappears after five seconds.
  await expect(async () => {
    await page.getByRole('button', { name: WORDS.error, exact: true }).click();
    await expect(page.getByText(WORDS.errorText)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('[RT-39] dialog, drawer, dropdown and tabs work by keyboard', async ({ page }) => {
  await visit(page, 'CA_EN', '/style-guide');
  for (const name of [WORDS.dialog, WORDS.drawer]) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const dropdown = page.getByRole('button', { name: WORDS.unit });
  await dropdown.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: WORDS.feet, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dropdown).toHaveText(WORDS.metres);

  const tabs = page.getByRole('tab');
  await page.getByRole('tab', { name: WORDS.care }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: WORDS.laying })).toBeFocused();
  await expect(page.getByRole('tab', { name: WORDS.laying })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test('[RT-39] the page is kept out of search engines, and its contents lead to every section', async ({ page }) => {
  await visit(page, 'CA_EN', '/style-guide');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const links = page.getByRole('navigation', { name: WORDS.contents }).getByRole('link');
  const targets = await links.evaluateAll((all) =>
    all.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName),
  );
  expect(targets.length).toBeGreaterThan(15);
  expect(new Set(targets)).toEqual(new Set(['SECTION']));
  await links.getByText(WORDS.buttons, { exact: true }).click();
  await expect(page.getByRole('heading', { name: WORDS.buttons, exact: true })).toBeInViewport();
});

test('[RT-39] a simulated state looks as the component does in it', async ({ page }) => {
  await visit(page, 'CA_EN', '/style-guide');
  const [rest, hover] = ['At rest', 'Hover'].map((state) =>
    page.locator('#buttons figure').filter({ hasText: state }).first().getByRole('button'),
  );
  if (!rest || !hover) throw new Error('No buttons');
  const colourOf = (button: typeof rest) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const resting = await colourOf(rest);
  await expect.poll(() => colourOf(hover)).not.toBe(resting);
  // Colours transition; only the final one is compared.
  const shown = 'rgb(113, 59, 30)';
  await expect.poll(() => colourOf(hover)).toBe(shown);
  await rest.hover();
  await expect.poll(() => colourOf(rest)).toBe(shown);
});

test('[RT-39] no other page fetches the code of the style guide', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const files = Object.entries(manifest).flatMap(([source, { file }]) =>
    source.includes('style-guide') && file.endsWith('.js') ? [`/${file}`] : [],
  );
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return new Set(files.filter((file) => html.includes(file)));
  };
  const own = await scriptsOf('/style-guide');
  expect(own.size).toBeGreaterThan(0);
  for (const path of ['/', '/faq', '/natural-stone-tiles', '/cart'])
    expect(await scriptsOf(path), path).toEqual(new Set());
});

test('[RT-39] in forced colours the selection is still visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'CA_EN', '/style-guide');
  const current = page.locator('#ways [aria-current="page"]').last();
  await expect(current).toHaveCSS('outline-style', 'solid');
  const boxes = page.locator('#choices input[type="checkbox"]');
  await expect(boxes.and(page.locator(':checked')).first()).toHaveCSS('forced-color-adjust', 'none');
  await expect(boxes.first()).toHaveCSS('forced-color-adjust', 'auto');
});
