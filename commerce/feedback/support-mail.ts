import type { FeedbackField } from '#contract/feedback.ts';
import { FEEDBACK_FIELDS } from '#contract/feedback.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import { letterHtml, letterText } from '#commerce/platform/mail/letter.ts';
import type { Letter } from '#commerce/platform/mail/letter.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { groupTelephone } from '#contract/telephone.ts';
import type { Feedback } from './types.ts';

const LABELS: Readonly<Record<FeedbackField, string>> = {
  feedback_on: 'About',
  feedback_text: 'In their words',
  main_reason_visit: 'Why they came',
  objective_achieved: 'Did what they came for',
  overall_experience_rate: 'Experience, of 5',
  product_is_specific: 'About one product',
  product_name: 'Product',
  showroom_city: 'Showroom',
};

const TYPES = {
  website: 'the website',
  product: 'a product',
  showroom: 'a showroom',
  general_feedback: 'the shop',
} as const;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the shop's support gets; an answer goes to the visitor. */
export const supportMail = (
  { type, answers, fullname, email, phone }: Feedback,
  id: number,
  view: StoreView,
  { supportEmail, mailFrom, publicUrl }: Pick<Settings, 'supportEmail' | 'mailFrom' | 'publicUrl'>,
): MailMessage => {
  const rate = answers.overall_experience_rate;
  const letter: Letter = {
    language: 'en-CA',
    shop: shopName({ mailFrom }),
    publicUrl,
    title: `Feedback on ${TYPES[type]}`,
    paragraphs: [`${oneLine(fullname)} wrote from ${view.name} (${view.code}).`],
    facts: [
      ...FEEDBACK_FIELDS.flatMap((name) => (answers[name] ? [[LABELS[name], answers[name]] as const] : [])),
      ['Name', oneLine(fullname)],
      ['Email', email],
      ['Telephone', groupTelephone(phone)],
    ],
    notes: [`Feedback no. ${id}. Answer this mail to write to the visitor.`],
  };
  return {
    to: supportEmail.en,
    replyTo: email,
    subject: `Feedback ${id} on ${TYPES[type]}${rate ? ` (${oneLine(rate)}/5)` : ''}`,
    text: letterText(letter),
    html: letterHtml(letter),
  };
};
