import { moneyFormat as moneyFormatOf } from '#commerce/platform/money.ts';
import { encodedFilePath } from '#contract/file-path.ts';
import { dateFormat } from '#contract/date-format.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import type { OrderLine } from './types.ts';

/** Caches formatters: creating one costs more than the rest of a mail. */
const remembered = <A extends readonly string[], F>(make: (...names: A) => F): ((...names: A) => F) => {
  const made = new Map<string, F>();
  return (...names) => {
    const format = made.get(String(names)) ?? make(...names);
    made.set(String(names), format);
    return format;
  };
};

export const moneyFormat = remembered((locale: string, currency: string) => moneyFormatOf(locale, currency));
export const writtenDate = (locale: string) => dateFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() });

/** Formats a date without a time zone. */
export const dayFormat = remembered((locale: string) =>
  dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** A JPEG of twice the displayed width, because email programs support neither WebP nor srcset. */
export const pictureOf = (
  { imageFile, parent }: Pick<OrderLine, 'imageFile' | 'parent'>,
  publicUrl: string,
): string | undefined => {
  const file = imageFile ?? parent?.imageFile;
  if (!file) return undefined;
  return `${publicUrl}/media/catalog/product/${encodedFilePath(file)}?width=160&height=160&fit=cover&format=pjpg`;
};
