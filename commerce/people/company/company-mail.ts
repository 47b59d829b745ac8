import { textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { say } from './rules.ts';
import type { Company, Invitation, Member } from './types.ts';

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;
type To = { to: string; view: StoreView; settings: MailSettings };

const message = (
  { to, view, settings }: To,
  content: Pick<EmailContent, 'title' | 'paragraphs' | 'action' | 'notes'>,
): MailMessage => {
  const whole: EmailContent = {
    ...content,
    ...emailFrame(view, settings),
    notes: [...(content.notes ?? []), textIn(settings.mailAddress, view.language)],
  };
  return {
    to,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: content.title,
    letter: whole,
  };
};

/** Email with the link to join a company; the link's token appears nowhere else. */
export const invitationMail = (
  { company, invitation, name, token }: { company: Company; invitation: Invitation; name: string; token: string },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const day = dateFormat(view.locale.replace('_', '-'), {
    dateStyle: 'long',
    timeZone: shopTimeZone(),
  });
  return message(
    { to: invitation.email, view, settings },
    {
      title: write('company.mail.invited.title', { company: company.name }),
      paragraphs: [
        write('company.mail.invited.text', {
          name,
          company: company.name,
          role: write(`company.role_name.${invitation.role}`),
          day: day.format(invitation.expiresAt),
        }),
      ],
      action: {
        label: write('company.mail.invited.action'),
        url: `${settings.publicUrl}${view.pathPrefix}/account-company?invitation=${token}`,
      },
      notes: [write('company.mail.invited.why')],
    },
  );
};

/** Notifies a member of a changed role or limit, or of removal from the company. */
export const roleMail = (
  what: 'changed' | 'removed',
  { company, email, role }: { company: Company; email: string; role: Member['role'] },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const values = { company: company.name, role: write(`company.role_name.${role}`) };
  return message(
    { to: email, view, settings },
    {
      title: write(`company.mail.${what}.title`, values),
      paragraphs: [write(`company.mail.${what}.text`, values)],
      action: {
        label: write(what === 'changed' ? 'company.mail.see' : 'company.mail.account'),
        url: `${settings.publicUrl}${view.pathPrefix}/${what === 'changed' ? 'account-company' : 'account-information'}`,
      },
      notes: [write('company.mail.why')],
    },
  );
};
