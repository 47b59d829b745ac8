import { mailWith } from './support/mailbox.ts';
import { expect, oncePerLanguage, test, visit } from './support/shop.ts';

const WORDS = {
  CA_EN: {
    email: 'Email',
    agree: /Tessera may send me/,
    submit: 'Subscribe',
    required: 'This is a required field',
    wrong: 'Invalid email address. Please correct and try again.',
    done: 'You are subscribed. A confirmation is on its way to you.',
    known: 'This email address is already subscribed.',
    leave: 'Unsubscribe',
    left: 'You are unsubscribed',
    mail: 'You are on the list',
    offer: /^10% off your first online order: the welcome email brings your code\. It works once, within 90 days\.$/,
  },
  CA_FR: {
    email: 'Courriel',
    agree: /Tessera peut m’envoyer/,
    submit: 'S’abonner',
    required: 'Ce champ est requis',
    wrong: 'Adresse courriel non valide. Veuillez la corriger et réessayer.',
    done: 'C’est noté. Une confirmation vous parviendra sous peu.',
    known: 'Cette adresse courriel est déjà abonnée.',
    leave: 'Me désabonner',
    left: 'Vous êtes désabonné',
    mail: 'Vous êtes sur la liste',
    offer:
      /^10.% de rabais sur votre première commande en ligne.: le courriel de bienvenue contient votre code, valable une seule fois, pendant 90.jours\.$/,
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const)
  test(`[GN-12] [FT-01] [NL-04] [NL-07] [NL-09] [NL-10] [NL-11] a visitor subscribes at the foot of a page and unsubscribes by the mail's link, in ${view}`, async ({
    page,
    request,
    isMobile,
  }, { project }) => {
    oncePerLanguage(view, isMobile);
    const words = WORDS[view];
    const address = `letters-${view.toLowerCase()}-${project.name}@example.com`;
    await visit(page, view, '/faq');
    const footer = page.getByRole('contentinfo');
    const email = footer.getByRole('textbox', { name: words.email });
    const submit = footer.getByRole('button', { name: words.submit });

    await expect(footer.getByText(words.offer)).toBeVisible();
    await submit.click();
    await expect(footer.getByText(words.required)).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('ann@');
    await expect(footer.getByText(words.wrong)).toBeVisible();
    await email.fill(address);
    await footer.getByRole('checkbox', { name: words.agree }).check();
    await email.press('Enter');
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(email).toHaveValue('');

    await email.fill(address);
    await footer.getByRole('checkbox', { name: words.agree }).check();
    await submit.click();
    await expect(page.getByRole('alert').getByText(words.known)).toBeVisible();
    await expect(email).toHaveValue(address);

    const mail = await mailWith(address);
    expect(mail).toContain(words.mail);
    expect(mail).toMatch(/(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}/);
    const token = /newsletter\/unsubscribe\?token=(\w+)/.exec(mail)?.[1];
    await visit(page, view, `/newsletter/unsubscribe?token=${token}`);
    await page.getByRole('main').getByRole('button', { name: words.leave }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.left })).toBeVisible();
    const oneClick = await request.post(`/rest/${view}/V1/newsletter/unsubscribe/${token}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect([oneClick.status(), await oneClick.json()]).toEqual([200, { status: 'UNSUBSCRIBED' }]);
  });
