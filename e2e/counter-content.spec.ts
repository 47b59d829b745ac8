import { Secret, TOTP } from 'otpauth';
import { expect, test as base } from './support/shop.ts';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { startShop } from './support/own-shop.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const shop = await startShop({});
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
});
test.use({ allowedErrors: AXE_ERRORS });

test('the owner edits a question, previews it, and publishes it; shoppers see it only then', async ({ browser, shop }, {
  project,
}) => {
  const isWide = project.name === 'desktop';
  const context = await browser.newContext({
    locale: 'fr-CA',
    viewport: isWide ? { width: 1280, height: 900 } : { width: 390, height: 844 },
    hasTouch: !isWide,
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
  const shot = async (name: string): Promise<void> => {
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${project.name}.png`, fullPage: false });
  };
  const shopper = async (path: string): Promise<string> => (await fetch(`${shop.origin}${path}`)).text();

  await page.goto(`${shop.origin}/counter#/content/pages`);
  await page.getByRole('button', { name: 'Questions et réponses' }).click();
  await shot('list');
  await page.getByRole('link', { name: /faq/ }).click();
  await page.getByRole('button', { name: /français/i }).click();
  const question = page.getByLabel('Question').first();
  await expect(question).toHaveValue(/boîtes/);
  await question.fill('Combien de boîtes faut-il prévoir?');
  await shot('fields');
  expect(await fits()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  // Another person saves a draft of the page meanwhile.
  const id = /page\/(\d+)/.exec(page.url())?.[1];
  const other = await page.request.put(`${shop.origin}/rest/V1/cmsPage/${id}/drafts/0`, {
    headers: { 'x-counter': '1' },
    data: { draft: { meta_keywords: 'other' } },
  });
  expect(other.ok()).toBe(true);
  await page.getByRole('button', { name: 'Enregistrer le brouillon', exact: true }).click();
  await expect(page.getByText('Quelqu’un d’autre a modifié ceci')).toBeVisible();
  await expect(question).toHaveValue('Combien de boîtes faut-il prévoir?');
  await page.getByRole('button', { name: 'Enregistrer le brouillon', exact: true }).click();
  await expect(page.getByText('Brouillon de')).toBeVisible();

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Aperçu dans un nouvel onglet' }).click(),
  ]);
  await expect(preview.getByText('Combien de boîtes faut-il prévoir?')).toBeVisible();
  expect(preview.url()).toContain('/fr/faq?preview=');
  await preview.close();
  if (isWide)
    await expect(
      page.frameLocator('iframe[title="Aperçu"]').getByText('Combien de boîtes faut-il prévoir?'),
    ).toBeVisible();
  await shot('preview');
  expect(await shopper('/fr/faq')).not.toContain('faut-il prévoir');

  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Publié.')).toBeVisible();
  await expect.poll(() => shopper('/fr/faq')).toContain('faut-il prévoir');
  await expect(page.getByText('owner@shop.example').first()).toBeVisible();
  await context.close();
});
