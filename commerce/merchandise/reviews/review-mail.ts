import { textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Review } from './types.ts';

const say = translations(messages);

type About = { sku: string; name: string; photos: number };
type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'supportEmail'>;

/** Email to support about a pending review. */
export const reviewMail = (
  {
    id,
    nickname,
    summary,
    text,
    stars,
    isVerified,
  }: Pick<Review, 'id' | 'nickname' | 'summary' | 'text' | 'stars' | 'isVerified'>,
  { sku, name, photos }: About,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write('reviews.mail.title', { product: name }),
    paragraphs: [summary, ...text.split(/\n{2,}/)],
    facts: [
      [write('reviews.mail.product'), `${name} (${sku})`],
      [write('reviews.mail.stars'), String(stars)],
      [write('reviews.mail.nickname'), nickname ?? ''],
      [write('reviews.mail.verified'), write(isVerified ? 'reviews.mail.yes' : 'reviews.mail.no')],
      [write('reviews.mail.photos'), String(photos)],
      [write('reviews.mail.view'), `${view.name} (${view.code})`],
    ],
    notes: [write('reviews.mail.note', { id })],
  };
  return {
    to: textIn(settings.supportEmail, view.language),
    subject: write('reviews.mail.subject', { id, product: name }),
    letter: content,
  };
};
