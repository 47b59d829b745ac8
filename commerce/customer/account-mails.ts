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

/** The mail with the link to reset a password, in the language of the store view (SI-06, RT-10). */
export const resetMail = (email: string, token: string, view: StoreView, settings: MailSettings): MailMessage => {
  const { subject, intro, action, once, ignore } = TEXTS[view.language].reset;
  const query = new URLSearchParams({ email, token });
  const url = `${settings.publicUrl}${view.pathPrefix}/customer/account/createPassword?${query}`;
  return message(email, {
    ...letterOf(view, settings, subject),
    paragraphs: [intro, once, ignore],
    action: { label: action, url },
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
