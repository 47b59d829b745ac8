import { isSampleSku } from '#contract/samples.ts';
import type { Sheet } from './sheet.ts';

const MONEY = {
  en: /-?\$\d[\d,]*\.\d\d(?!\d)/g,
  fr: /-?\d{1,3}(?:[\u00A0\u202F]\d{3})*,\d\d[\u00A0\u202F]\$/g,
} as const;

/** All amounts in a text, in cents, in order of appearance. */
export const amountsIn = (text: string, language: keyof typeof MONEY): readonly number[] =>
  [...text.replaceAll('\u2212', '-').matchAll(MONEY[language])].map(([amount]) =>
    Number(amount.replaceAll(/[^\d-]/g, '')),
  );

const eachPart = (mail: string): readonly string[] => {
  const [, boundary = ''] = /boundary="?([^"\r\n;]+)/.exec(mail) ?? [];
  return mail.split(`--${boundary}`).slice(1);
};

const decoded = (part: string): string => {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** The text part of an email, and its HTML part without tags. */
export const wordsOfMail = (mail: string): { text: string; html: string } => {
  const parts = eachPart(mail);
  const find = (type: string): string => decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return {
    text: find('text/plain'),
    html: find('text/html')
      .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, '\u00A0'),
  };
};

/** Row totals in the order of the email: samples last, free samples without an amount. */
export const rowsOfMail = ({ lines }: Sheet, inOrder: readonly string[]): readonly number[] => {
  const placeOf = ({ sku }: { sku: string }) => inOrder.indexOf(sku) + (isSampleSku(sku) ? inOrder.length : 0);
  return lines
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ sku, row }) => (isSampleSku(sku) && row === 0 ? [] : [row]));
};
