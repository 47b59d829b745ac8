import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { mailWith } from './support/mailbox.ts';
import { ANY_WIDTH, expect, hydrated, oncePerLanguage, prefix, test, visit } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const WORDS = {
  CA_EN: {
    link: 'Showroom Reservation',
    menu: 'Open the menu',
    title: 'Book a showroom visit',
    showroom: 'Québec – Vanier',
    other: 'Calgary – Manchester',
    topic: 'Slabs and counters',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    notes: /What shall we prepare/,
    people: 'How many people?',
    consent: /You may write to me/,
    submit: 'Book the visit',
    booked: 'Your visit is booked',
    calendar: 'Add to my calendar',
    more: 'Show more days',
    required: 'This is a required field',
    wrong: '6 answers are missing or wrong.',
    offline: /You seem to be offline/,
    cancel: 'Cancel the visit',
    question: 'Cancel this visit?',
    keep: 'Keep it as it is',
    yes: 'Yes, cancel it',
    cancelled: 'This visit is cancelled',
    move: 'Choose another time',
    moveIt: 'Move the visit',
    moved: 'Your visit has a new time',
    taken: 'This time has just been taken. Please choose another one.',
    mailed: 'Your visit is booked',
    own: 'Your visit',
  },
  CA_FR: {
    link: 'Réserver une visite',
    menu: 'Ouvrir le menu',
    title: 'Réserver une visite en salle d’exposition',
    showroom: 'Québec – Vanier',
    other: 'Calgary – Manchester',
    topic: 'Tranches et comptoirs',
    name: 'Nom complet',
    email: 'Courriel',
    phone: 'Téléphone',
    notes: /Que devons-nous préparer/,
    people: 'Combien de personnes?',
    consent: /Vous pouvez m’écrire/,
    submit: 'Réserver la visite',
    booked: 'Votre visite est réservée',
    calendar: 'Ajouter à mon calendrier',
    more: 'Afficher plus de jours',
    required: 'Ce champ est requis',
    wrong: '6 réponses manquent ou ne sont pas valides.',
    offline: /Vous semblez hors ligne/,
    cancel: 'Annuler la visite',
    question: 'Annuler cette visite?',
    keep: 'La garder telle quelle',
    yes: 'Oui, l’annuler',
    cancelled: 'Cette visite est annulée',
    move: 'Choisir une autre heure',
    moveIt: 'Reporter la visite',
    moved: 'Votre visite a une nouvelle heure',
    taken: 'Cette plage vient d’être réservée. Choisissez-en une autre.',
    mailed: 'Votre visite est réservée',
    own: 'Votre visite',
  },
} as const;

type View = keyof typeof WORDS;

/** Checks the main part only: the header's messages fade in and out. */
const axe = async (page: Page): Promise<void> => expect(await violationsOf(page, 'main')).toEqual([]);

const main = (page: Page) => page.getByRole('main');
const times = (page: Page) => main(page).locator('input[name="starts_at"]');
const freeTimes = (page: Page) => main(page).locator('input[name="starts_at"]:enabled');

/** Each test uses another day, so that they do not take each other's times. */
const chooseTime = async (page: Page, view: View, day: number): Promise<string> => {
  await expect(times(page).first()).toBeVisible();
  await main(page).getByRole('button', { name: WORDS[view].more }).click();
  await main(page).locator('input[name="day"]').nth(day).check();
  await freeTimes(page).first().check();
  return freeTimes(page).first().inputValue();
};

const fillIn = async (page: Page, view: View, email: string): Promise<void> => {
  const words = WORDS[view];
  await main(page).getByRole('radio', { name: words.topic }).check();
  await main(page).getByLabel(words.people).selectOption('2');
  await main(page).getByLabel(words.notes).fill('Green marble, please.');
  await main(page).getByLabel(words.name).fill('Ann Roy');
  await main(page).getByLabel(words.email).fill(email);
  await main(page).getByRole('textbox', { name: words.phone }).fill('514 555-0140');
  await main(page).getByLabel(words.consent).check();
};

const linkFor = async (email: string): Promise<string> =>
  /https?:\/\/[^\s"/]+(\/(?:CA_FR\/)?showroom-reservation\/visit\?token=\w{32})/.exec(
    await mailWith(`To: ${email}`),
  )?.[1] ?? '';

const unique = (view: View, project: string, what: string): string =>
  `${what}-${view}-${project}-${Date.now()}@example.com`.toLowerCase();

for (const view of ['CA_EN', 'CA_FR'] as const) {
  const words = WORDS[view];

  test(`[GN-11] [HD-06] a shopper follows the header’s link, books, sees field errors, loses nothing offline, and cancels from the mail, in ${view}`, async ({
    page,
    context,
    isMobile,
  }, { project }) => {
    oncePerLanguage(view, isMobile);
    test.slow();
    const email = unique(view, project.name, 'ann');
    await visit(page, view, '/faq');
    if (isMobile) await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('link', { name: words.link }).locator('visible=true').first().click();
    await expect(page).toHaveURL(`${prefix(view)}/showroom-reservation`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(times(page).first()).toBeVisible();

    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(main(page).getByText(words.wrong)).toBeVisible();
    await expect(main(page).getByText(words.required)).toHaveCount(6);
    await expect(freeTimes(page).first()).toBeFocused();
    await axe(page);

    await main(page).getByRole('radio', { name: words.showroom }).check();
    await expect(main(page).getByRole('region', { name: words.showroom })).toContainText('418-555-0127');
    await chooseTime(page, view, view === 'CA_EN' ? 13 : 14);
    await fillIn(page, view, email);
    await expect(main(page).getByText(words.required)).toHaveCount(0);
    await context.setOffline(true);
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(main(page).getByRole('alert').getByText(words.offline)).toBeVisible();
    await expect(main(page).getByLabel(words.name)).toHaveValue('Ann Roy');
    await context.setOffline(false);
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.booked })).toBeFocused();
    await axe(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.calendar }).click();
    expect((await download).suggestedFilename()).toBe('visit.ics');

    const link = await linkFor(email);
    expect(link.startsWith(prefix(view))).toBe(true);
    // A mail client that fetches the link must not cancel the visit.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await hydrated(page);
    await expect(main(page).getByText(words.showroom)).toBeVisible();
    await main(page).getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('heading', { name: words.question })).toBeFocused();
    await main(page).getByRole('button', { name: words.keep }).click();
    await main(page).getByRole('button', { name: words.cancel }).click();
    await axe(page);
    await main(page).getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
  });

  test(`[GN-11] a shopper whose hour was just taken sees an error there, keeps typed values, and sees the hour as full, in ${view}`, async ({
    page,
    browser,
    isMobile,
  }, { project }) => {
    oncePerLanguage(view, isMobile);
    test.slow();
    // The Québec showroom receives one visitor at a time.
    const path = '/showroom-reservation?showroom=quebec';
    const day = { CA_EN: { desktop: 15, phone: 16 }, CA_FR: { desktop: 17, phone: 18 } }[view][
      project.name as 'desktop' | 'phone'
    ];
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    for (const one of [page, other]) {
      await visit(one, view, path);
      await expect(main(one).getByRole('radio', { name: words.showroom })).toBeChecked();
      await chooseTime(one, view, day);
    }
    const chosen = await main(page).locator('input[name="starts_at"]:checked').inputValue();
    await fillIn(other, view, unique(view, project.name, 'first'));
    await other.getByRole('button', { name: words.submit }).click();
    await expect(other.getByRole('heading', { level: 1, name: words.booked })).toBeVisible();
    await other.context().close();

    await fillIn(page, view, unique(view, project.name, 'second'));
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(main(page).getByText(words.taken)).toBeVisible();
    await expect(main(page).locator(`input[name="starts_at"][value="${chosen}"]`)).toBeDisabled();
    await expect(main(page).getByLabel(words.name)).toHaveValue('Ann Roy');
    await freeTimes(page).first().check();
    await expect(main(page).getByText(words.taken)).toBeHidden();
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.booked })).toBeVisible();
  });

  test(`[GN-11] a visit moves to another time from the mailed link, in ${view}`, async ({ page, isMobile }, {
    project,
  }) => {
    oncePerLanguage(view, isMobile);
    test.slow();
    const email = unique(view, project.name, 'move');
    await visit(page, view, '/showroom-reservation?showroom=calgary');
    await chooseTime(page, view, view === 'CA_EN' ? 13 : 15);
    await fillIn(page, view, email);
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.booked })).toBeVisible();
    await page.goto(await linkFor(email));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: words.own })).toBeVisible();
    await main(page).getByRole('button', { name: words.move }).click();
    await chooseTime(page, view, view === 'CA_EN' ? 14 : 16);
    await main(page).getByRole('button', { name: words.moveIt }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.moved })).toBeVisible();
  });
}

test('[GN-11] by keyboard alone, on the narrowest of screens', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, 'CA_EN', '/showroom-reservation');
  await expect(times(page).first()).toBeVisible();
  await main(page).getByRole('radio', { name: 'Montréal – Chabanel' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: 'Laval – Carrefour industriel' })).toBeChecked();
  await expect(times(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(main(page).locator('input[name="day"]:checked')).toBeFocused();
  const before = await main(page).locator('input[name="day"]:checked').inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).locator('input[name="day"]:checked')).not.toHaveValue(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main(page).locator('input[name="starts_at"]:checked')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test(
  '[HD-07] the site of the USA has no such link, and the address leads to its counters',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, 'US_EN', '/showroom-reservation');
    await expect(page).toHaveURL('/US_EN/locations');
    await expect(page.getByRole('link', { name: 'Showroom Reservation' })).toHaveCount(0);
  },
);

test('[GN-11] [RT-41] a showroom’s page leads to its own reservation', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_FR', '/showroom/toronto');
  await main(page).getByRole('link', { name: 'Réserver une visite' }).click();
  await expect(page).toHaveURL('/CA_FR/showroom-reservation?showroom=toronto');
  await expect(main(page).getByRole('radio', { name: 'Toronto – Junction' })).toBeChecked();
});

test('shows an error for a link without a visit', ANY_WIDTH, async ({ page }) => {
  for (const query of ['', '?token=nothing']) {
    await visit(page, 'CA_EN', `/showroom-reservation/visit${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No visit goes with this link' })).toBeVisible();
  }
});
