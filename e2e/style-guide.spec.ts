import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, visit, type StoreView } from './support/shop.ts';

// axe measures with style attributes, which the page's policy refuses.
test.use({ allowedErrors: [/inline style violates/] });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WORDS = {
  CA_EN: { contents: 'On this page', dialog: 'Dialog', drawer: 'Drawer from the left', hold: 'Hold for 48 hours', unit: /^Unit/, feet: 'Square feet', metres: 'Square metres', care: 'Care', laying: 'Laying', error: 'Error', errorText: 'The cart could not be saved. Try again.', buttons: 'Buttons' },
  CA_FR: { contents: 'Sur cette page', dialog: 'Fenêtre', drawer: 'Tiroir à gauche', hold: 'Retenir 48 heures', unit: /^Unité/, feet: 'Pieds carrés', metres: 'Mètres carrés', care: 'Entretien', laying: 'Pose', error: 'Erreur', errorText: 'Le panier n’a pas pu être enregistré. Réessayez.', buttons: 'Boutons' },
} as const;
const VIEWS = ['CA_EN', 'CA_FR'] as const satisfies StoreView[];

const expectNothing = async (page: Page, part: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`), part).toEqual([]);
};

for (const view of VIEWS) {
  const words = WORDS[view];

  test(`[RT-39] axe finds nothing in any state of the components in ${view}`, async ({ page }) => {
    // The longest page of the shop: on a busy machine it takes axe a while.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, view, '/style-guide');
    await expectNothing(page, 'main');
  });

  test(`[RT-39] axe finds nothing in dialog and dropdown, and an error shows in ${view}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, view, '/style-guide');
    await page.getByRole('button', { name: words.dialog, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: words.unit }).click();
    await expect(page.getByRole('button', { name: words.metres, exact: true })).toBeVisible();
    await expectNothing(page, '#dropdowns');
    await page.keyboard.press('Escape');
    // Pressed anew until it is seen: a toast leaves after five seconds.
    await expect(async () => {
      await page.getByRole('button', { name: words.error, exact: true }).click();
      await expect(page.getByText(words.errorText)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test(`[RT-39] dialog, drawer, dropdown and tabs work by keyboard in ${view}`, async ({ page }) => {
    await visit(page, view, '/style-guide');
    for (const name of [words.dialog, words.drawer]) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }

    const dropdown = page.getByRole('button', { name: words.unit });
    await dropdown.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: words.feet, exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveText(words.metres);

    const tabs = page.getByRole('tab');
    await page.getByRole('tab', { name: words.care }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: words.laying })).toBeFocused();
    await expect(page.getByRole('tab', { name: words.laying })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
  });
}

test('[RT-39] the page is kept out of search engines, and its contents lead to every section', async ({ page }) => {
  await visit(page, 'CA_EN', '/style-guide');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const links = page.getByRole('navigation', { name: WORDS.CA_EN.contents }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName));
  expect(targets.length).toBeGreaterThan(15);
  expect(new Set(targets)).toEqual(new Set(['SECTION']));
  await links.getByText(WORDS.CA_EN.buttons, { exact: true }).click();
  await expect(page.getByRole('heading', { name: WORDS.CA_EN.buttons, exact: true })).toBeInViewport();
});

test('[RT-39] a state that is held still looks as the component does in it', async ({ page }) => {
  await visit(page, 'CA_EN', '/style-guide');
  const [rest, hover] = ['At rest', 'Hover'].map((state) => page.locator('#buttons figure').filter({ hasText: state }).first().getByRole('button'));
  if (!rest || !hover) throw new Error('No buttons');
  const colourOf = (button: typeof rest) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const resting = await colourOf(rest);
  await expect.poll(() => colourOf(hover)).not.toBe(resting);
  // Colours fade in: only the settled one is compared.
  const shown = 'rgb(113, 59, 30)';
  await expect.poll(() => colourOf(hover)).toBe(shown);
  await rest.hover();
  await expect.poll(() => colourOf(rest)).toBe(shown);
});

test('[RT-39] no other page fetches the code of the style guide', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
  const files = Object.entries(manifest).flatMap(([source, { file }]) => (source.includes('style-guide') && file.endsWith('.js') ? [`/${file}`] : []));
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return new Set(files.filter((file) => html.includes(file)));
  };
  const own = await scriptsOf('/style-guide');
  expect(own.size).toBeGreaterThan(0);
  for (const path of ['/', '/faq', '/natural-stone-tiles', '/cart']) expect(await scriptsOf(path), path).toEqual(new Set());
});

test('[RT-39] where colours are forced, what is chosen can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'CA_EN', '/style-guide');
  const current = page.locator('#ways [aria-current="page"]').last();
  await expect(current).toHaveCSS('outline-style', 'solid');
  const boxes = page.locator('#choices input[type="checkbox"]');
  await expect(boxes.and(page.locator(':checked')).first()).toHaveCSS('forced-color-adjust', 'none');
  await expect(boxes.first()).toHaveCSS('forced-color-adjust', 'auto');
});
