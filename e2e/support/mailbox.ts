import { expect } from './shop.ts';
import { writtenMails } from './written-mails.ts';

const decode = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for the email that contains a text; returns it decoded. */
export const mailWith = async (text: string, folder = process.env.E2E_VAR_DIR ?? 'var'): Promise<string> => {
  const find = (): string | undefined =>
    writtenMails(folder)
      .map(decode)
      .find((mail) => mail.includes(text));
  await expect.poll(find, { message: `a mail with ${text}` }).toBeTruthy();
  return find() ?? '';
};
