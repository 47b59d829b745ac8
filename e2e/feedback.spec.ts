import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { mailWith } from './support/mailbox.ts';
import { expect, oncePerLanguage, test, visit } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const WORDS = {
  CA_EN: {
    tab: 'FEEDBACK',
    next: 'Next',
    back: 'Back',
    send: 'Send',
    close: 'Close',
    showroom: 'A showroom',
    product: 'A product',
    city: 'Which showroom?',
    reason: 'Why did you come?',
    advice: 'For advice',
    rate: '4 of 5, good',
    text: 'In your own words',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    thanks: 'Thank you',
    yes: 'Yes',
    which: 'Which one?',
    about: 'What is it about, mainly?',
    offline: /check your connection/,
    required: 'This is a required field',
    start: 'What is it about?',
  },
  CA_FR: {
    tab: 'VOTRE AVIS',
    next: 'Suivant',
    back: 'Retour',
    send: 'Envoyer',
    close: 'Fermer',
    showroom: 'Une salle d’exposition',
    product: 'Un produit',
    city: 'Quelle salle d’exposition?',
    reason: 'Qu’est-ce qui vous amenait?',
    advice: 'Pour des conseils',
    rate: '4 sur 5, bon',
    text: 'Dans vos mots',
    name: 'Nom complet',
    email: 'Courriel',
    phone: 'Téléphone',
    thanks: 'Merci',
    yes: 'Oui',
    which: 'Lequel?',
    about: 'De quoi s’agit-il surtout?',
    offline: /vérifiez votre connexion/,
    required: 'Ce champ est requis',
    start: 'De quoi s’agit-il?',
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const)
  test(`[GN-13] [FB-02] [FB-03] [FB-05] [FB-07] [FB-16] a visitor of the home page gives feedback on a showroom, loses nothing while offline, in ${view}`, async ({
    page,
    context,
    isMobile,
  }, { project }) => {
    oncePerLanguage(view, isMobile);
    const words = WORDS[view];
    await visit(page, view, '/');
    const tab = page.getByRole('button', { name: words.tab });
    await expect(tab).toBeHidden();
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(tab).toBeVisible();
    await tab.click();

    const widget = page.getByRole('dialog');
    const next = widget.getByRole('button', { name: words.next });
    await expect(widget.getByRole('heading', { name: words.start })).toBeFocused();
    await expect
      .poll(async () => widget.boundingBox())
      .toEqual(isMobile ? { x: 0, y: 424, width: 390, height: 420 } : { x: 900, y: 420, width: 380, height: 480 });
    await widget.getByRole('radio', { name: words.showroom }).check();
    await next.click();
    await widget.getByLabel(words.city).selectOption('Montréal');
    await widget.getByLabel(words.reason).selectOption({ label: words.advice });
    await next.click();
    await widget.getByRole('button', { name: words.back }).click();
    await expect(widget.getByLabel(words.city)).toHaveValue('Montréal');
    await next.click();
    await widget.getByRole('radio', { name: words.rate }).check();
    await widget.getByLabel(words.text).fill(`Good coffee, ${view} ${project.name}.`);
    await next.click();
    await widget.getByRole('button', { name: words.send }).click();
    await expect(widget.getByText(words.required)).toHaveCount(3);

    await widget.getByLabel(words.name).fill('Ann Roy');
    await widget.getByLabel(words.email).fill('ann@example.com');
    await widget.getByLabel(words.phone).pressSequentially('5145550140');
    await expect(widget.getByLabel(words.phone)).toHaveValue('514-555-0140');
    await context.setOffline(true);
    await widget.getByRole('button', { name: words.send }).click();
    await expect(widget.getByRole('alert')).toHaveText(words.offline);
    await context.setOffline(false);
    await widget.getByRole('button', { name: words.send }).click();
    await expect(widget.getByRole('heading', { name: words.thanks })).toBeFocused();
    await expect.poll(async () => (await widget.boundingBox())?.height).toBe(isMobile ? 280 : 326);
    await page.keyboard.press('Escape');
    await expect(tab).toBeFocused();
    expect(await mailWith(`Good coffee, ${view} ${project.name}.`)).toContain('Montréal');
  });

test('[FB-08] [FB-26] [FB-27] [FB-29] by keyboard alone, a product is chosen from the suggestions', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const words = WORDS.CA_EN;
  await visit(page, 'CA_EN', '/faq');
  const widget = page.getByRole('dialog');
  // The tab is hydrated a moment after the page.
  await expect(async () => {
    await page.getByRole('button', { name: words.tab }).press('Enter');
    await expect(widget.getByRole('heading', { name: words.start })).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(widget.getByRole('radio', { name: words.product })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(widget.getByLabel(words.about)).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await violationsOf(page)).toEqual([]);
  await widget.getByRole('radio', { name: words.yes }).press('Space');
  const which = widget.getByRole('combobox', { name: words.which });
  await which.press('z');
  await which.pressSequentially('zzzz');
  await expect(widget.getByText('No results')).toBeVisible();
  await which.fill('');
  await which.pressSequentially('lumen');
  await expect(widget.getByRole('listbox').getByRole('option')).toHaveCount(5);
  await which.press('ArrowDown');
  await which.press('Enter');
  await expect(which).toHaveValue(/^Lumen/);
  await expect(widget.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.tab })).toBeFocused();
});
