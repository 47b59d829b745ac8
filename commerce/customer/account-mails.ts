import { letterHtml, letterText } from '#commerce/platform/mail/letter.ts';
import type { Letter } from '#commerce/platform/mail/letter.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language, StoreView } from '#commerce/stores/types.ts';

const SHOP = 'Tessera';

type Notice = 'password' | 'email' | 'deleted';
type Words = { subject: string; intro: string };

type Texts = Readonly<Record<Notice, Words>> & {
  reset: Words & { action: string; once: string; ignore: string };
  trouble: Words & { open: string; ignore: string };
  sign: string;
  alarm: string;
  why: string;
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    reset: {
      subject: 'Choose a new password',
      intro: 'You asked for a new password for your account. Choose it with the button below.',
      action: 'Choose a new password',
      once: 'The link works once, and for one hour.',
      ignore: 'You did not ask for it? Then ignore this mail: your password stays as it is.',
    },
    trouble: {
      subject: 'Wrong passwords for your account',
      intro: 'Somebody has tried several times to sign in to your account with a wrong password.',
      open: 'Was it you? Then choose a new password with the button below: it also signs you in again from a place that has to wait.',
      ignore:
        'Was it not you? Then nothing is needed: nobody got in, and you can go on signing in on the devices you used before.',
    },
    password: {
      subject: 'Your password has been changed',
      intro: 'The password of your account has just been changed, and other devices have been signed out.',
    },
    email: {
      subject: 'Your email address has been changed',
      intro: 'The email address of your account has just been changed. From now on, sign in with the new one.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      intro: 'Your account and its address book have just been deleted. Orders you placed go on as agreed.',
    },
    sign: 'Go to the shop',
    alarm: 'Was it not you? Answer this mail or write to us at once',
    why: 'You receive this mail because of your account with us.',
  },
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      intro: 'Vous avez demandé un nouveau mot de passe pour votre compte. Choisissez-le avec le bouton ci-dessous.',
      action: 'Choisir un nouveau mot de passe',
      once: 'Le lien sert une seule fois, pendant une heure.',
      ignore: 'Vous n’avez rien demandé? Ignorez ce courriel\u00a0: votre mot de passe reste le même.',
    },
    trouble: {
      subject: 'Mots de passe erronés pour votre compte',
      intro: 'Quelqu’un a essayé plusieurs fois d’ouvrir une session dans votre compte avec un mot de passe erroné.',
      open: 'C’était vous? Choisissez un nouveau mot de passe avec le bouton ci-dessous\u00a0: il vous permet aussi d’entrer depuis un endroit qui doit patienter.',
      ignore:
        'Ce n’était pas vous? Vous n’avez rien à faire\u00a0: personne n’est entré, et vous pouvez toujours ouvrir une session sur les appareils que vous avez déjà utilisés.',
    },
    password: {
      subject: 'Votre mot de passe a été modifié',
      intro: 'Le mot de passe de votre compte vient d’être modifié, et vos autres appareils ont été déconnectés.',
    },
    email: {
      subject: 'Votre adresse courriel a été modifiée',
      intro:
        'L’adresse courriel de votre compte vient d’être modifiée. Ouvrez désormais votre session avec la nouvelle.',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      intro:
        'Votre compte et son carnet d’adresses viennent d’être supprimés. Les commandes déjà passées suivent leur cours.',
    },
    sign: 'Aller à la boutique',
    alarm: 'Ce n’était pas vous? Répondez à ce courriel ou écrivez-nous sans tarder',
    why: 'Vous recevez ce courriel en raison de votre compte chez nous.',
  },
};

type MailSettings = Pick<Settings, 'publicUrl' | 'mailAddress' | 'supportEmail'>;

const message = (to: string, letter: Letter, replyTo?: string): MailMessage => ({
  to,
  subject: letter.title,
  text: letterText(letter),
  html: letterHtml(letter),
  ...(replyTo ? { replyTo } : {}),
});

const letterOf = (view: StoreView, { mailAddress }: MailSettings, title: string): Omit<Letter, 'paragraphs'> => ({
  language: view.locale.replace('_', '-'),
  shop: SHOP,
  title,
  notes: [TEXTS[view.language].why, mailAddress[view.language]],
});

const resetUrl = (email: string, token: string, view: StoreView, { publicUrl }: MailSettings): string =>
  `${publicUrl}${view.pathPrefix}/customer/account/createPassword?${new URLSearchParams({ email, token })}`;

/** The mail with the link to reset a password, in the language of the store view (SI-06, RT-10). */
export const resetMail = (email: string, token: string, view: StoreView, settings: MailSettings): MailMessage => {
  const { subject, intro, action, once, ignore } = TEXTS[view.language].reset;
  return message(email, {
    ...letterOf(view, settings, subject),
    paragraphs: [intro, once, ignore],
    action: { label: action, url: resetUrl(email, token, view, settings) },
  });
};

/** Tells the owner of wrong passwords by others, with a link that lets the owner in from anywhere. */
export const troubleMail = (email: string, token: string, view: StoreView, settings: MailSettings): MailMessage => {
  const { reset, trouble } = TEXTS[view.language];
  return message(email, {
    ...letterOf(view, settings, trouble.subject),
    paragraphs: [trouble.intro, trouble.ignore, trouble.open, reset.once],
    action: { label: reset.action, url: resetUrl(email, token, view, settings) },
  });
};

/** Tells the owner of an account what changed, in case it was somebody else. */
export const noticeMail = (notice: Notice, to: string, view: StoreView, settings: MailSettings): MailMessage => {
  const texts = TEXTS[view.language];
  const { subject, intro } = texts[notice];
  const colon = view.language === 'fr' ? '\u00a0: ' : ': ';
  return message(
    to,
    {
      ...letterOf(view, settings, subject),
      paragraphs: [intro, `${texts.alarm}${colon}${settings.supportEmail[view.language]}`],
      action: { label: texts.sign, url: `${settings.publicUrl}${view.pathPrefix || '/'}` },
    },
    settings.supportEmail[view.language],
  );
};
