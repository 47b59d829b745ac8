import { textIn } from '#contract/languages.ts';
import { toMajor } from '#contract/money.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { PurchaseOrder } from './types.ts';

const say = translations(messages);

export const APPROVAL_EVENTS = ['asked', 'ORDER_PLACED', 'REJECTED', 'ORDER_FAILED'] as const;
export type ApprovalEvent = (typeof APPROVAL_EVENTS)[number];

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;
export type AboutApproval = Pick<PurchaseOrder, 'number' | 'amount' | 'currency' | 'lines' | 'requestedBy'> & {
  company: string;
  by: string;
  comment: string | null;
};

/** Notifies administrators about a waiting order, and the requester about the decision. */
export const approvalMail = (
  event: ApprovalEvent,
  { to, about }: { to: string; about: AboutApproval },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const locale = view.locale.replace('_', '-');
  const format = moneyFormat(locale, about.currency);
  const money = (minor: number): string => format.format(toMajor(minor, about.currency));
  const values = { name: about.requestedBy, company: about.company, by: about.by, total: money(about.amount) };
  const content: EmailContent = {
    ...emailFrame({ locale }, settings),
    title: write(`approval.mail.${event}.title`, values),
    paragraphs: [write(`approval.mail.${event}.text`, values), ...(about.comment ? [about.comment] : [])],
    panel: [[write('approval.mail.number'), about.number]],
    items: about.lines.map(({ name, sku, quantity, rowTotal }) => ({
      name,
      details: [sku, `× ${quantity}`],
      amount: money(rowTotal),
    })),
    sums: [],
    total: [write('approval.mail.total'), money(about.amount)],
    action: {
      label: write(event === 'asked' ? 'approval.mail.decide' : 'approval.mail.see'),
      url: `${settings.publicUrl}${view.pathPrefix}/account-company`,
    },
    notes: [write('approval.mail.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: content.title,
    letter: content,
  };
};
