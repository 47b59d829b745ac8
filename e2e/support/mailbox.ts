import { expect } from './shop.ts';
import { writtenMails } from './written-mails.ts';

const decode = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for the email that contains a text, and lacks another one if given; returns it decoded. */
export const mailWith = async (
  text: string,
  folder = process.env.E2E_VAR_DIR ?? 'var',
  lacking?: string,
): Promise<string> => {
  const find = (): string | undefined =>
    writtenMails(folder)
      .map(decode)
      .find((mail) => mail.includes(text) && (lacking === undefined || !mail.includes(lacking)));
  await expect.poll(find, { message: `a mail with ${text}` }).toBeTruthy();
  return find() ?? '';
};
