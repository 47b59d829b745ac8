import { readFileSync } from 'node:fs';
import { violationsOf } from './support/axe.ts';
import { createOwner, fitsWidth, openCounter, test } from './support/counter.ts';
import { orderByRest } from './support/order-by-rest.ts';
import { expect } from './support/shop.ts';

const WORDS = {
  en: {
    sales: 'Sales',
    csv: 'Save as CSV',
    finds: 'Also find: xylophone',
    add: 'Add',
    none: 'No figures for these days.',
    parts: {
      day: 'End of day',
      taxes: 'Taxes',
      payments: 'Payments',
      products: 'Best sold',
      samples: 'Samples that became orders',
    },
  },
  fr: {
    sales: 'Ventes',
    csv: 'Enregistrer en CSV',
    finds: 'Trouver aussi : xylophone',
    add: 'Ajouter',
    none: 'Aucun chiffre pour ces jours.',
    parts: {
      day: 'Fin de journée',
      taxes: 'Taxes',
      payments: 'Paiements',
      products: 'Meilleures ventes',
      samples: 'Échantillons suivis d’une commande',
    },
  },
} as const;

const SEARCH = '{ products(search: "xylophone", pageSize: 24) { total_count } }';

test('the owner reads figures, saves them, and adds a synonym for a search without results', async ({
  browser,
  isMobile,
  shop,
}) => {
  const words = WORDS[isMobile ? 'fr' : 'en'];
  const { context, page } = await openCounter(browser, isMobile);
  const number = await orderByRest(page.request, shop.origin, 2);
  const search = async (): Promise<number> => {
    const response = await page.request.post(`${shop.origin}/graphql`, { data: { query: SEARCH } });
    return ((await response.json()) as { data: { products: { total_count: number } } }).data.products.total_count;
  };
  expect(await search()).toBe(0);
  await createOwner(page, shop, isMobile ? 'fr' : 'en');
  const shipped = await page.request.post(`${shop.origin}/rest/V1/order/${Number(number)}/ship`, {
    headers: { 'x-counter': '1' },
    data: {},
  });
  expect(shipped.ok()).toBe(true);

  await page.evaluate(() => {
    window.location.hash = '#/figures/sales';
  });
  const figures = isMobile ? 'list' : 'table';
  const table = page.getByRole(figures, { name: words.sales });
  await expect(table.getByRole(isMobile ? 'listitem' : 'row')).toHaveCount(isMobile ? 1 : 2);
  expect([await fitsWidth(page), await violationsOf(page)]).toEqual([true, []]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.csv }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toHaveLength(3);

  for (const [part, heading] of Object.entries(words.parts)) {
    await page.evaluate((to) => {
      window.location.hash = `#/figures/${to}`;
    }, part);
    const section = page.getByRole('region', { name: heading, exact: true });
    await expect(section.getByRole(figures, { name: heading }).or(section.getByText(words.none))).toBeVisible();
    expect([part, await fitsWidth(page), await violationsOf(page)]).toEqual([part, true, []]);
  }

  await page.evaluate(() => {
    window.location.hash = '#/figures/searches';
  });
  await page.getByRole('textbox', { name: words.finds }).fill('marble');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await expect(page.getByText('xylophone → marble')).toBeVisible();
  expect([await fitsWidth(page), await violationsOf(page)]).toEqual([true, []]);
  await expect.poll(search).toBeGreaterThan(0);
  await context.close();
});
