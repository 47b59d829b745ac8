import { textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { TradeApplication, TradeState } from './types.ts';

const say = translations(messages);

export type AboutApplication = Pick<TradeApplication, 'company' | 'licence'> & { name: string; email: string };

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;

export const TRADE_EVENTS = ['received', 'approved', 'declined'] as const satisfies readonly (
  | TradeState
  | 'received'
)[];
export type TradeEvent = (typeof TRADE_EVENTS)[number];

type AboutDecision = AboutApplication & {
  reason: string | null;
  /** True if products have prices for the customer's new group. */
  hasGroupPrices?: boolean;
};

/** Email to the customer about an application, in its language. */
export const tradeMail = (
  event: TradeEvent,
  { company, licence, email, reason, hasGroupPrices = false }: AboutDecision,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(wordingOf(view));
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write(`trade.mail.${event}.title`),
    paragraphs: [
      write(`trade.mail.${event}.text`),
      ...(hasGroupPrices ? [write('trade.mail.approved.prices')] : []),
      ...(reason === null ? [] : [reason]),
    ],
    facts: [
      [write('trade.mail.company'), company],
      [write('trade.mail.licence'), licence],
    ],
    action: {
      label: write(hasGroupPrices ? 'trade.mail.prices' : 'trade.mail.see'),
      url: `${settings.publicUrl}${view.pathPrefix}/trade`,
    },
    notes: [write('trade.mail.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: email,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: write(`trade.mail.${event}.title`),
    letter: content,
  };
};

/** Email to staff: the application, and the commands that decide it. Documents are not attached. */
export const deskMail = (
  { id, company, licence, telephone, name, email }: AboutApplication & { id: number; telephone: string },
  desk: string,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(wordingOf(view));
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write('trade.desk.title', { company }),
    paragraphs: [
      write('trade.desk.papers', { command: `npm run staff -- trade files ${id}` }),
      write('trade.desk.decide', {
        approve: `npm run staff -- trade approve ${id}`,
        decline: `npm run staff -- trade decline ${id} --comment`,
      }),
    ],
    facts: [
      [write('trade.mail.company'), company],
      [write('trade.mail.licence'), licence],
      [write('trade.desk.name'), name],
      [write('trade.desk.email'), email],
      [write('trade.desk.telephone'), telephone],
      [write('trade.desk.view'), `${view.name} (${view.code})`],
    ],
    notes: [textIn(settings.mailAddress, view.language)],
  };
  return {
    to: desk,
    replyTo: email,
    subject: write('trade.desk.subject', { id, company }),
    letter: content,
  };
};
