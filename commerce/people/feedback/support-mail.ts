import { textIn } from '#contract/languages.ts';
import { FEEDBACK_CHOICES, FEEDBACK_FIELDS, type FeedbackField } from '#contract/feedback.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };
import type { Feedback } from './types.ts';

const say = translations(messages);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const FREE_FIELDS: readonly FeedbackField[] = ['feedback_text', 'product_name', 'showroom_city'];

/** Email to support in the visitor's language; a reply goes to the visitor. */
export const supportMail = (
  { type, answers, fullname, email, phone }: Feedback,
  id: number,
  view: StoreView,
  { supportEmail, mailFrom, publicUrl }: Pick<Settings, 'supportEmail' | 'mailFrom' | 'publicUrl'>,
): MailMessage => {
  const write = say(view.language);
  const answerText = (name: FeedbackField, answer: string): string => {
    const choice = FREE_FIELDS.includes(name) ? undefined : FEEDBACK_CHOICES.find((code) => code === answer);
    return choice ? write(`feedback.mail.choice.${choice}`) : answer;
  };
  const rate = answers.overall_experience_rate;
  const about = write(`feedback.mail.about.${type}`);
  const content: EmailContent = {
    ...emailFrame(view, { mailFrom, publicUrl }),
    title: write('feedback.mail.title', { about }),
    paragraphs: [write('feedback.mail.intro', { name: oneLine(fullname), view: view.name, code: view.code })],
    facts: [
      ...FEEDBACK_FIELDS.flatMap((name) =>
        answers[name] ? [[write(`feedback.mail.field.${name}`), answerText(name, answers[name])] as const] : [],
      ),
      [write('feedback.mail.name'), oneLine(fullname)],
      [write('feedback.mail.email'), email],
      [write('feedback.mail.telephone'), phone],
    ],
    notes: [write('feedback.mail.answer', { id })],
  };
  return {
    to: textIn(supportEmail, view.language),
    replyTo: email,
    subject: write('feedback.mail.subject', { id, about }) + (rate ? ` (${oneLine(rate)}/5)` : ''),
    letter: content,
  };
};
