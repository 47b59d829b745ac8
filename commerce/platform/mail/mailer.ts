import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Db } from '../database/types.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { RefusedForGood } from '../jobs/types.ts';
import type { Settings } from '../settings.ts';
import { emailHtml, emailText } from './email.ts';
import type { EmailContent } from './email.ts';
import { mailLook } from './mail-look.ts';
import type { Theme } from '../theme/theme.ts';
import { MAIL_JOB } from './unsent-store.ts';

type Addressed = {
  to: string;
  subject: string;
  replyTo?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
};

export type RenderedMail = Addressed & { text: string; html?: string };

/** Emails are rendered when they are sent, because rendering would delay the caller's transaction. */
export type MailMessage = RenderedMail | (Addressed & { letter: EmailContent });

/** A text, such as a calendar event; or a file by its path below `varDir`, read when the email is sent. */
export type Attachment = { filename: string; contentType: string } & ({ content: string } | { fileInVar: string });

export type Mailer = {
  /** Queues the message in the caller's transaction; it is sent once that commits. */
  enqueue(db: Db, message: MailMessage): Promise<void>;
};

type Envelope = RenderedMail & { from: string };
type Send = (message: Envelope, messageId: string, job: number) => Promise<void>;

/** Renders a message as plain text and HTML. */
export const renderedMail = (message: MailMessage, theme: Theme): RenderedMail => {
  if (!('letter' in message)) return message;
  const { letter: content, ...addressing } = message;
  return { ...addressing, text: emailText(content), html: emailHtml(content, mailLook(theme)) };
};

const addressed = ({ headers = {}, attachments = [], ...message }: Envelope, messageId: string, varDir: string) => ({
  ...message,
  headers: { ...headers },
  attachments: attachments.map((attachment) => {
    if ('content' in attachment) return attachment;
    const { fileInVar, ...named } = attachment;
    return { ...named, path: join(varDir, fileInVar) };
  }),
  messageId,
});

/** Milliseconds. The socket timeout is long, because an email may be sent twice if we give up too early. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

type Refusal = { code?: string; response?: string; responseCode?: number };

/**
 * Returns true if the server refuses this email with 5xx because of its receiver, sender or content. A refused or
 * missing sign-in (530) is a fault of the settings: emails wait until it is corrected.
 */
const isForGood = ({ code, responseCode = 0 }: Refusal): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 530;

/** Errors use the server's own words if there are any. */
const overSmtp = (url: string, varDir: string): Send => {
  const transport = createTransport({ url, ...PATIENCE });
  return async (message, messageId) => {
    try {
      await transport.sendMail(addressed(message, messageId, varDir));
    } catch (error) {
      const refusal = error as Refusal;
      if (!refusal.response) throw error;
      const Failure = isForGood(refusal) ? RefusedForGood : Error;
      throw new Failure(refusal.response, { cause: error });
    }
  };
};

/** One `.eml` file per message; a retry replaces it. */
const intoFolder = (varDir: string): Send => {
  const folder = join(varDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, messageId, job) => {
    const { message: bytes } = await transport.sendMail(addressed(message, messageId, varDir));
    const path = join(folder, `${String(job).padStart(8, '0')}.eml`);
    const write = () => writeFile(`${path}.part`, bytes as Buffer);
    // The directory is created for the first email.
    await write().catch(() => mkdir(folder, { recursive: true }).then(write));
    await rename(`${path}.part`, path);
  };
};

/** The Message-ID is stable over retries, so that a mail server can drop duplicates. */
const messageIdOf = (job: number, from: string): string =>
  `<outbox-${job}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`;

export const createMailer = ({
  jobs,
  settings,
}: {
  jobs: Jobs;
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'varDir' | 'theme'>;
}): Mailer => {
  const send = settings.smtpUrl ? overSmtp(settings.smtpUrl, settings.varDir) : intoFolder(settings.varDir);
  jobs.handle(
    MAIL_JOB,
    async (payload, { id }) => {
      const { from, ...message } = payload as MailMessage & { from: string };
      await send({ ...renderedMail(message, settings.theme), from }, messageIdOf(id, from), id);
    },
    { width: 1 },
  );
  return {
    enqueue: async (db, message) => {
      await jobs.enqueue(db, MAIL_JOB, { ...message, from: settings.mailFrom });
    },
  };
};
