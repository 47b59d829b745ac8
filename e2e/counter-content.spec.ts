import { Secret, TOTP } from 'otpauth';
import { test } from './support/counter.ts';
import { expect } from './support/shop.ts';
import { violationsOf } from './support/axe.ts';

const SIGN_IN = {
  en: ['Email', 'Your name', 'Password', 'Six-digit code', 'Create account', 'Today'],
  fr: ['Courriel', 'Votre nom', 'Mot de passe', 'Code à six chiffres', 'Créer le compte', 'Aujourd’hui'],
} as const;

test('the owner edits a question, hours and a menu, previews them, and publishes them; shoppers see them only then', async ({
  browser,
  shop,
}, { project }) => {
  test.setTimeout(180_000);
  // Tests French on a touch screen and English on a desktop.
  const isWide = project.name === 'desktop';
  const say = (fr: string, en: string): string => (isWide ? en : fr);
  const context = await browser.newContext({
    locale: say('fr-CA', 'en-CA'),
    viewport: isWide ? { width: 1280, height: 900 } : { width: 390, height: 844 },
    hasTouch: !isWide,
  });
  const page = await context.newPage();
  await expect.poll(() => shop.printed()).toMatch(/#\/welcome\/\w+/);
  await page.goto(/http\S+#\/welcome\/\w+/.exec(shop.printed())?.[0] ?? '');
  const [email, name, password, code, create, today] = SIGN_IN[isWide ? 'en' : 'fr'];
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(email).fill('owner@shop.example');
  await page.getByLabel(name).fill('Ann Roy');
  await page.getByLabel(password).fill('a long passphrase');
  await page.getByLabel(code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: today })).toBeVisible();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const shot = async (title: string): Promise<void> => {
    const { SCREENSHOTS } = process.env;
    if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${title}-${project.name}.png` });
  };
  // On a desktop, only the fields are checked: the preview iframe has its own landmarks.
  const isUsable = async (title: string, part = isWide ? 'article fieldset' : undefined): Promise<void> => {
    await shot(title);
    // Buttons at the lower edge of the window must not cover a field.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await fits()).toBe(true);
    expect(await violationsOf(page, part)).toEqual([]);
  };
  const shopper = async (path: string): Promise<string> => (await fetch(`${shop.origin}${path}`)).text();
  const open = async (path: string): Promise<void> => {
    await page.goto(`${shop.origin}/counter#/content/${path}`);
  };
  const saveDraft = page.getByRole('button', { name: say('Enregistrer le brouillon', 'Save draft'), exact: true });
  const publish = async (): Promise<void> => {
    await page.getByRole('button', { name: say('Publier', 'Publish'), exact: true }).click();
    await expect(page.getByText(say('Publié.', 'Published.'), { exact: true })).toBeVisible();
  };

  await test.step('questions', async () => {
    await open('pages');
    await page.getByRole('button', { name: say('Questions et réponses', 'Questions and answers') }).click();
    await page.getByRole('link', { name: /faq/ }).click();
    await page
      .getByRole('group', { name: say('Vue de la boutique', 'Store view') })
      .getByRole('button', { name: say('Français', 'French') })
      .click();
    const list = page.getByRole('region', { name: 'Commander', exact: true });
    await list.getByRole('button', { name: say('Ajouter une question', 'Add a question') }).click();
    await page.getByLabel(say('Nouvelle question', 'New question')).fill('Livrez-vous sur l’île d’Orléans?');
    await page.getByLabel(say('Réponse', 'Answer')).fill('Oui, le mardi.\n\nAppelez-nous.');
    await isUsable('new-question');
    await list.getByRole('button', { name: say('Ajouter', 'Add'), exact: true }).click();
    await list.getByRole('button', { name: say('Monter : Livrez', 'Move up: Livrez') }).click();
    await list.getByRole('button', { name: 'Combien de boîtes me faut-il?', exact: true }).click();
    const question = list.getByLabel('Question', { exact: true });
    await expect(question).toHaveValue(/boîtes/);
    const text = 'Combien de boîtes faut-il prévoir?';
    await question.fill(text);
    await isUsable('fields');

    // Simulates another user who saves a draft of the page.
    const id = /page\/(\d+)/.exec(page.url())?.[1];
    const other = await page.request.put(`${shop.origin}/rest/V1/cmsPage/${id}/drafts/0`, {
      headers: { 'x-counter': '1' },
      data: { draft: { meta_keywords: 'other' } },
    });
    expect(other.ok()).toBe(true);
    await saveDraft.click();
    await expect(page.getByText(say('Quelqu’un d’autre a modifié ceci', 'Somebody else changed this'))).toBeVisible();
    await expect(question).toHaveValue(text);
    await saveDraft.click();
    await expect(page.getByText(say('Brouillon de', 'Draft of'))).toBeVisible();

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: say('Aperçu dans un nouvel onglet', 'Preview in a new tab') }).click(),
    ]);
    await expect(preview.getByText(text)).toBeVisible();
    expect(preview.url()).toContain('/CA_FR/faq?preview=');
    await preview.locator('main a[href*="contact-us"]').first().click();
    await expect(preview).toHaveURL(/\/CA_FR\/contact-us\?preview=/);
    await preview.close();
    if (isWide) await expect(page.frameLocator('iframe').getByText(text)).toBeVisible();
    await shot('preview');
    expect(await shopper('/CA_FR/faq')).not.toContain('faut-il prévoir');
    await publish();
    await expect.poll(() => shopper('/CA_FR/faq')).toContain('faut-il prévoir');
    expect(await shopper('/CA_FR/faq')).toContain('île d’Orléans');
  });

  await test.step('hours', async () => {
    await open('showrooms');
    await page.getByRole('link', { name: /Laval/ }).click();
    await page.getByLabel(say('Lundi, Ouverture', 'Monday, Opens')).fill('07:15');
    await isUsable('showroom');
    expect(await shopper('/CA_FR/locations')).not.toMatch(/7\sh\s15/);
    await publish();
    await expect.poll(() => shopper('/CA_FR/locations')).toMatch(/7\sh\s15/);
  });

  await test.step('new showroom', async () => {
    await open('showrooms');
    const showroom = say('Sherbrooke', 'Gatineau');
    await page.getByRole('button', { name: say('Nouvelle salle d’exposition', 'New showroom') }).click();
    await page.getByLabel(say('Nom (FR)', 'Name (EN)')).fill(showroom);
    await page.getByLabel(say('Nom (EN)', 'Name (FR)')).fill(showroom);
    for (const [label, text] of [
      [say('Identifiant', 'Identifier'), showroom.toLowerCase()],
      [say('Rue', 'Street'), '12 rue King'],
      [say('Ville', 'City'), showroom],
      [say('Code postal', 'Postal code'), 'J1H 1P8'],
      [say('Téléphone', 'Telephone'), '819-555-0101'],
    ] as const)
      await page.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('combobox', { name: say('Province ou État', 'Province or state') }).click();
    await page.getByRole('option', { name: /Qu[ée]bec/ }).click();
    await isUsable('new-showroom', '[role="dialog"]');
    await page.getByRole('button', { name: say('Créer', 'Create'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: showroom })).toBeVisible();
    await page.getByLabel(say('Jours ouvrables depuis l’entrepôt', 'Business days from the warehouse')).fill('2');
    await publish();
    const pickups = async (): Promise<string> => {
      const body = JSON.stringify({ query: '{ pickupLocations { items { name } } showrooms { name } }' });
      const headers = { 'content-type': 'application/json', store: 'CA_FR' };
      return (await fetch(`${shop.origin}/graphql`, { method: 'POST', headers, body })).text();
    };
    expect(await pickups()).not.toContain(showroom);
    await page.getByRole('switch', { name: say('Visible pour la clientèle', 'Shoppers see it') }).check();
    await isUsable('made-showroom');
    await page.getByRole('button', { name: say('Enregistrer la visibilité', 'Save visibility') }).click();
    await expect.poll(pickups).toContain(showroom);
    // Without opening hours it has no pickups.
    expect(await pickups()).not.toMatch(new RegExp(`${showroom}.*showrooms`));
    await page.getByRole('checkbox', { name: say('Lundi', 'Monday') }).check();
    await publish();
    await expect.poll(pickups).toMatch(new RegExp(`${showroom}.*showrooms.*${showroom}`));
  });

  await test.step('menu', async () => {
    await open('menus');
    await page.getByRole('link', { name: /français/ }).click();
    await page
      .getByRole('textbox', { name: say('Titre', 'Title') })
      .first()
      .fill('Carreaux du printemps');
    await page
      .getByRole('button', { name: say('Ajouter une entrée', 'Add an entry') })
      .last()
      .click();
    await page
      .getByRole('textbox', { name: say('Titre', 'Title') })
      .last()
      .fill('Vos questions');
    await page.getByRole('combobox', { name: say('Mène à', 'Leads to') }).click();
    await page.getByRole('option', { name: 'Page', exact: true }).click();
    await page.getByRole('combobox', { name: 'Page', exact: true }).fill('faq');
    await page.getByRole('option', { name: /faq/ }).first().click();
    await isUsable('menu');
    await publish();
    await expect.poll(() => shopper('/CA_FR')).toContain('Carreaux du printemps');
    expect(await shopper('/CA_FR')).toContain('Vos questions');
    await expect(page.getByText('owner@shop.example').first()).toBeVisible();
  });

  await context.close();
});
