import type { Locator, Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { ANY_WIDTH, expect, oncePerLanguage, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const WORDS = {
  CA_EN: {
    open: 'Everything for the job',
    facts: 'For 64 sq ft at 12 × 24 in, 3 mm joint, 9 mm thick.',
    length: /Length of edges/,
    add: 'Add all to cart',
    added: 'The materials are in your cart',
    inCart: ['Pearl Grey Grout', 'Grey Large-Format Mortar, 50 lb', /^Lumen Bullnose Calacatta/],
  },
  CA_FR: {
    open: 'Tout pour la pose',
    facts: 'Pour 64 pi² en 12 × 24 po, joint de 3 mm, épaisseur de 9 mm.',
    length: /Longueur des bords/,
    add: 'Tout ajouter au panier',
    added: 'Les matériaux sont dans votre panier',
    inCart: ['Coulis gris perle', 'Ciment-colle gris pour grand format, 50 lb', /^Bord arrondi Lumen Calacatta/],
  },
};

/** Counts clicks. */
const counter = () => {
  let count = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
};

const areaField = (page: Page): Locator => page.getByRole('main').locator('input[inputmode="decimal"]').first();

test.use({ allowedErrors: AXE_ERRORS });

for (const view of ['CA_EN', 'CA_FR'] as const satisfies readonly StoreView[]) {
  const words = { ...wordsOf(view), ...WORDS[view] };

  test(`grout, mortar and trim for 64 sq ft are in the cart after four presses in ${view}`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const { press, count } = counter();
    await visit(page, view, '/lumen-calacatta-gold.html');
    await press(areaField(page));
    await areaField(page).fill('64');
    await press(page.getByRole('button', { name: words.open }));
    const job = page.getByRole('region', { name: words.open });
    await expect(job.getByText(words.facts)).toBeVisible();
    const length = job.getByLabel(words.length);
    await press(length);
    await length.fill('20');
    // Moves the list below the viewport, so that no fixed tab overlaps its buttons during the axe run.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsOf(page, `section[aria-label="${words.open}"]`)).toEqual([]);
    await press(job.getByRole('button', { name: words.add }));
    await expect(job.getByText(words.added)).toBeVisible();
    expect(count()).toBe(4);
    await visit(page, view, '/cart');
    for (const name of words.inCart) await expect(page.getByRole('link', { name }).first()).toBeVisible();
  });
}

test('the list is printed without the rest of the page, with the name of the tile', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const { open } = WORDS.CA_EN;
  await visit(page, 'CA_EN', '/lumen-calacatta-gold.html?config=LUM-CGD-1224-MAT');
  await page.getByRole('button', { name: open }).click();
  const job = page.getByRole('region', { name: open });
  await job.getByRole('button', { name: 'Print this list' }).click();
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeHidden();
  await expect(job.getByRole('heading', { name: open })).toBeVisible();
  await expect(job.getByText(/^Lumen Calacatta Gold/)).toBeVisible();
  await expect(job.getByLabel('Quantity of Pearl Grey Grout')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: open }).click();
  await expect(job).toHaveCount(0);
});
