import { haveInCart } from './support/cart.ts';
import { openProduct } from './support/steps.ts';
import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';
import { competingRules, layersOf, unstyledClasses } from './support/style-rules.ts';

const TILE = 'tivola-travertine-walnut';
const PAGES = [
  '',
  '/manufactured-tiles',
  '/search.html?query=marble',
  '/search.html?query=nothing-like-this',
  `/${TILE}.html`,
  '/aurelia-carrara-slab.html',
  '/cart',
  '/checkout',
  '/create-account',
  '/faq',
  '/contact-us',
  '/showroom-reservation',
  '/stockroom',
  '/careers/job-list',
  '/nothing-here',
];

const LAYERS = ['reset', 'tokens', 'base', 'ui', 'platform', 'features', 'shell'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a document contains the styles of everything that it shows', ANY_WIDTH, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path || '/');
      expect(await unstyledClasses(page), path).toEqual([]);
      expect(await layersOf(page), path).toEqual(LAYERS);
    }
  });
});

test('no rule depends on which style sheet arrives first', ANY_WIDTH, async ({ page }) => {
  test.slow();
  await haveInCart(page, 'CA_EN');
  for (const path of PAGES) {
    await visit(page, 'CA_EN', path);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect(await competingRules(page), path).toEqual([]);
  }
});

test('pages and dialogs are shown with their styles, however late these arrive', ANY_WIDTH, async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visit(page, 'CA_EN', '/manufactured-tiles');
  await page.locator('main a[href$=".html"]').first().click();
  await expect(page).toHaveURL(/\.html/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
  await openProduct(page, 'CA_EN', TILE);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
});
