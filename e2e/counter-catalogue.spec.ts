import { Secret, TOTP } from 'otpauth';
import { test } from './support/counter.ts';
import { ANY_WIDTH, expect } from './support/shop.ts';
import { violationsOf } from './support/axe.ts';

const SKU = 'LUM-STT-2448-MAT';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the owner edits a product, adds a coupon and imports a file', ANY_WIDTH, async ({ browser, shop }) => {
  const context = await browser.newContext({
    locale: 'fr-CA',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await expect.poll(() => shop.printed()).toMatch(/#\/welcome\/\w+/);
  await page.goto(/http\S+#\/welcome\/\w+/.exec(shop.printed())?.[0] ?? '');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Courriel').fill('owner@shop.example');
  await page.getByLabel('Votre nom').fill('Ann Roy');
  await page.getByLabel('Mot de passe').fill('a long passphrase');
  await page.getByLabel('Code à six chiffres').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const open = async (path: string): Promise<void> => {
    await page.goto(`${shop.origin}/counter#${path}`);
  };

  await open('/products');
  await page.getByRole('textbox', { name: 'UGS ou mots du nom' }).fill('statuario');
  await expect(page.getByRole('link', { name: /LUM-STT ·|Lumen Statuario/ }).first()).toBeVisible();
  expect(await fits()).toBe(true);

  await open('/products/LUM-STT/show');
  await page.getByRole('button', { name: /^Masquer/ }).click();
  await expect(page.getByRole('button', { name: /^Publier/ })).toBeVisible();
  await page.getByRole('button', { name: /^Publier/ }).click();
  await expect(page.getByRole('button', { name: /^Masquer/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Nom, Français' }).fill('Lumen Statuario blanc');
  // Another person changes the product meanwhile.
  const other = await page.request.put(`${shop.origin}/rest/V1/products/LUM-STT`, {
    headers: { 'x-counter': '1' },
    data: { product: { weight: 3 } },
  });
  expect(other.ok()).toBe(true);
  const panel = page.getByRole('tabpanel').filter({ visible: true });
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Quelqu’un d’autre a modifié ce produit')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom, Français' })).toHaveValue('Lumen Statuario blanc');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Quelqu’un d’autre a modifié ce produit')).toHaveCount(0);
  expect(await fits()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Images' }).click();
  await panel.locator('input[type=file]').setInputFiles({ name: 'tile.png', mimeType: 'image/png', buffer: PICTURE });
  const last = panel.getByRole('listitem').last();
  await expect(last.locator('img')).toHaveAttribute('src', /tile-/);
  await last.getByRole('button', { name: /^Monter/ }).click();
  await expect(panel.getByRole('listitem').last().locator('img')).not.toHaveAttribute('src', /tile-/);

  await page.getByRole('tab', { name: 'Variantes' }).click();
  const variant = panel.getByRole('region', { name: SKU, exact: true });
  await variant.getByRole('textbox', { name: `Prix, ${SKU}` }).fill('131,50');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(variant.getByText('Enregistré.')).toBeVisible();

  await open(`/products/${SKU}/show`);
  await page.getByRole('tab', { name: 'Prix' }).click();
  const price = panel.getByRole('textbox', { name: 'Prix (CAD)', exact: true });
  await expect(price).toHaveValue('131,50');
  await price.fill('129,99');
  await panel.getByRole('region', { name: 'CAD', exact: true }).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText(/Les clients voient 129,99/)).toBeVisible();
  await page.getByRole('tab', { name: 'Modifications' }).click();
  await expect(panel.getByText(/131,50/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await open('/coupons/new');
  await page.getByLabel('Code du coupon').fill('PRINTEMPS');
  await page.getByLabel('Pour cent').fill('15');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Spring sale');
  await page.getByRole('textbox', { name: /^Français/ }).fill('Solde du printemps');
  await page.getByRole('button', { name: 'Ajouter un rabais' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PRINTEMPS' })).toBeVisible();
  await page.getByRole('button', { name: 'Mettre fin' }).click();
  await expect(page.getByText('Pas en vigueur')).toBeVisible();

  await open('/import');
  const csv = `sku,price\n${SKU},128.00\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prix.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('Produits modifiés : 1 sur 1')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Appliquer ces modifications' }).click();
  await expect(page.getByRole('region').getByText('Appliqué', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await fits()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  const now = await page.request.get(`${shop.origin}/rest/V1/products/${SKU}`, { headers: { 'x-counter': '1' } });
  expect(((await now.json()) as { price: number }).price).toBe(128);
  await context.close();
});
