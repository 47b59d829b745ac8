import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

const decoded = (quotedPrintable: string): string =>
  Buffer.from(
    quotedPrintable
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const partOf = (raw: string, type: string): string => {
  const [, boundary] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = boundary === undefined ? raw : (raw.split(`--${boundary}`).find((one) => one.includes(type)) ?? '');
  return decoded(part.slice(part.indexOf('\r\n\r\n')));
};

/** Emails sent about an order, oldest first: plain text and HTML as a mail program shows them. */
export const mailsAbout = async (
  shop: TestShop,
  number: string,
): Promise<readonly { text: string; html: string }[]> => {
  await shop.platform.jobs.runDue();
  const folder = join(shop.platform.settings.varDir, 'mail');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((raw) => raw.includes(number))
    .map((raw) => ({ text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') }));
};

/** An amount of money with two decimals in any language, in cents. */
export const centsOf = (amount: string): number =>
  (/[-−]/.test(amount) ? -1 : 1) * Number(amount.replaceAll(/\D/g, ''));

/** Amount after a label of an email in cents, which must be equal in text and HTML; undefined if missing. */
export const amountIn = ({ text, html }: { text: string; html: string }, label: string): number | undefined => {
  const [, inText] = new RegExp(`^${label}\\s?: (.*\\d.*)$`, 'm').exec(text) ?? [];
  if (inText === undefined) return undefined;
  const amount = inText.trim();
  const shown = html.replaceAll('&nbsp;', '\u{A0}');
  if (!shown.includes(`>${amount}<`)) throw new Error(`The HTML of an email does not show ${label} ${amount}.`);
  return centsOf(amount);
};
