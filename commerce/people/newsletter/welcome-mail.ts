import { tagOfWording, textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import type { IssuedCoupon } from '#commerce/sale/discount/service.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { endPage, oneClickAddress } from './links.ts';
import type { Subscriber } from './types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

export const sampleOffer = (language: Language): string => say(language)('newsletter.mail.sample');

const dayOf = (day: Date, language: Language): string =>
  dateFormat(tagOfWording(language), { dateStyle: 'long', timeZone: shopTimeZone() }).format(day);

const withCode = (language: Language, coupon?: IssuedCoupon): Pick<EmailContent, 'paragraphs' | 'panel'> => {
  const write = say(language);
  const intro = write('newsletter.mail.intro');
  if (!coupon) return { paragraphs: [intro] };
  const { code, labels, lastDay } = coupon;
  return {
    paragraphs: [intro, write('newsletter.mail.offer', { offer: textIn(labels, language) })],
    panel: [
      [write('newsletter.mail.code'), code],
      ...(lastDay ? [[write('newsletter.mail.until'), dayOf(lastDay, language)] as const] : []),
    ],
  };
};

/** Welcome email: confirms the subscription, and has the promised code and the unsubscribe links (RFC 8058). */
export const welcomeMail = (
  subscriber: Subscriber,
  view: StoreView,
  { publicUrl, mailAddress, mailFrom }: Pick<Settings, 'publicUrl' | 'mailAddress' | 'mailFrom'>,
  coupon?: IssuedCoupon,
): MailMessage => {
  const write = say(view.language);
  const home = `${publicUrl}${view.pathPrefix}`;
  const link = { publicUrl, view, token: subscriber.token };
  const content: EmailContent = {
    ...emailFrame(view, { mailFrom, publicUrl }),
    title: write('newsletter.mail.subject'),
    ...withCode(view.language, coupon),
    action: { label: write('newsletter.mail.action'), url: home || publicUrl },
    notes: [write('newsletter.mail.why'), textIn(mailAddress, view.language)],
    noteLink: { label: write('newsletter.mail.end'), url: endPage(link) },
  };
  return {
    to: subscriber.email,
    subject: write('newsletter.mail.subject'),
    letter: content,
    headers: {
      'List-Unsubscribe': `<${oneClickAddress(link)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
