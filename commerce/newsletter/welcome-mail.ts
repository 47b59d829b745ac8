import { letterHtml, letterText } from '#commerce/platform/mail/letter.ts';
import type { Letter } from '#commerce/platform/mail/letter.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language, StoreView } from '#commerce/stores/types.ts';
import type { Subscriber } from './types.ts';

const SHOP = 'Tessera';

const TEXTS: Readonly<Record<Language, Readonly<Record<'subject' | 'intro' | 'action' | 'why' | 'end', string>>>> = {
  en: {
    subject: 'You are on the list',
    intro:
      'Thank you for subscribing. New collections, slabs just in and offers will reach you here, a few times a month.',
    action: 'Browse what is new',
    why: 'You receive this mail because this address was subscribed to our newsletter.',
    end: 'Unsubscribe',
  },
  fr: {
    subject: 'Vous êtes sur la liste',
    intro:
      'Merci de votre abonnement. Nouvelles collections, tranches tout juste arrivées et offres vous parviendront ici, quelques fois par mois.',
    action: 'Voir les nouveautés',
    why: 'Vous recevez ce courriel, car cette adresse a été abonnée à notre infolettre.',
    end: 'Se désabonner',
  },
};

/** What a subscriber gets at once: that it worked, and how it ends. Mail programs can end it with one click (RFC 8058). */
export const welcomeMail = (
  subscriber: Subscriber,
  view: StoreView,
  { publicUrl, mailAddress }: Pick<Settings, 'publicUrl' | 'mailAddress'>,
): MailMessage => {
  const texts = TEXTS[view.language];
  const home = `${publicUrl}${view.pathPrefix}`;
  const letter: Letter = {
    language: view.locale.replace('_', '-'),
    shop: SHOP,
    title: texts.subject,
    paragraphs: [texts.intro],
    action: { label: texts.action, url: home || publicUrl },
    notes: [texts.why, mailAddress[view.language]],
    noteLink: { label: texts.end, url: `${home}/newsletter/unsubscribe?token=${subscriber.token}` },
  };
  return {
    to: subscriber.email,
    subject: texts.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/rest/${view.code}/V1/newsletter/unsubscribe/${subscriber.token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
