import { textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { Attachment, MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { DocumentType } from '#contract/careers.ts';
import { applicationFiles } from './files.ts';
import messages from './messages.json' with { type: 'json' };
import { MAX_ATTACHED_BYTES } from './rules.ts';
import type { JobApplication, StoredFile } from './types.ts';

const say = translations(messages);

export type StoredApplication = Omit<JobApplication, 'requestId' | 'cv' | 'letter'> & {
  id: number;
  jobTitle: string | null;
  files: readonly StoredFile[];
};

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>;

const CONTENT_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);

/** Email to the hiring desk with the files attached; a reply goes to the applicant. */
export const applicationMail = (
  application: StoredApplication,
  desk: string,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const { id, jobTitle, files } = application;
  const optional = (label: string, value: string | null) => (value ? [[label, value] as const] : []);
  const fits = files.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_ATTACHED_BYTES;
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: jobTitle ? write('careers.mail.title', { job: jobTitle }) : write('careers.mail.title.open'),
    paragraphs: [
      ...paragraphsOf(application.experience),
      ...(application.made ? [write('careers.mail.made'), ...paragraphsOf(application.made)] : []),
    ],
    facts: [
      [write('careers.mail.name'), application.name],
      [write('careers.mail.email'), application.email],
      ...optional(write('careers.mail.telephone'), application.telephone),
      ...optional(write('careers.mail.city'), application.city),
      ...optional(write('careers.mail.needs'), application.needs),
      [write('careers.mail.files'), files.map(({ name }) => name).join(', ')],
      [write('careers.mail.view'), `${view.name} (${view.code})`],
    ],
    notes: [write('careers.mail.answer', { id }), ...(fits ? [] : [write('careers.mail.too_large', { id })])],
  };
  const attachments = files.map(({ kind, type, storedAs }): Attachment => ({
    filename: `${kind}-${id}.${type}`,
    contentType: CONTENT_TYPES[type],
    fileInVar: applicationFiles.pathInVar(storedAs),
  }));
  return {
    to: desk,
    replyTo: application.email,
    subject: jobTitle
      ? write('careers.mail.subject', { id, job: jobTitle })
      : write('careers.mail.subject.open', { id }),
    letter: content,
    ...(fits ? { attachments } : {}),
  };
};

/** Confirmation to the applicant. It repeats only the job, as anybody may enter any address. */
export const acknowledgement = (
  { id, email, jobTitle }: StoredApplication,
  desk: string,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write('careers.ack.title'),
    paragraphs: [write('careers.ack.intro'), write('careers.ack.more')],
    facts: [
      [write('careers.ack.number'), String(id)],
      ...(jobTitle ? [[write('careers.ack.job'), jobTitle] as const] : []),
    ],
    notes: [write('careers.ack.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: email,
    replyTo: desk,
    subject: write('careers.ack.subject', { id }),
    letter: content,
  };
};
