import AxeBuilder from '@axe-core/playwright';
import { addToCart, openProduct } from './support/steps.ts';
import { expect, test, visit, type StoreView } from './support/shop.ts';

// axe measures with style attributes, which the page's policy refuses.
test.use({ allowedErrors: [/inline style violates/] });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TEMPLATES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['category', '/natural-stone-tiles'],
  ['product', '/lumen-calacatta-gold.html'],
  ['search', '/search.html?query=marble'],
  ['empty search', '/search.html?query=zzzz'],
  ['content page', '/faq'],
  ['sliders, tabs, films and a map', '/content-types'],
  ['careers', '/careers'],
  ['showrooms', '/locations'],
  ['sign-in menu', '/faq#sign-in'],
  ['empty cart', '/cart'],
  ['not found', '/no-such-page'],
  ['track my order', '/cart#track-my-order'],
];

for (const view of ['CA_EN', 'CA_FR'] satisfies StoreView[])
  for (const [name, path] of TEMPLATES)
    test(`axe finds nothing on ${name} in ${view}`, async ({ page }) => {
      await visit(page, view, path);
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
    });

test('axe finds nothing on a filled cart and on checkout with errors', async ({ page }) => {
  await openProduct(page, 'CA_EN', 'tivola-travertine-walnut');
  await addToCart(page, 'CA_EN');
  for (const path of ['/cart', '/checkout']) {
    await visit(page, 'CA_EN', path);
    if (path === '/checkout') await page.getByRole('button', { name: 'Continue to shipping' }).click();
    else await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
    await page.waitForTimeout(6000);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
  }
});
