import { parse } from 'yaml';
import { KG_PER_POUND } from '#contract/pounds.ts';
import type { Folder } from './folder.ts';
import { primaryLanguage, tagOfWording, type Wording } from '#contract/languages.ts';

const PLACEHOLDER = /\{\{figure\s+of=([a-z-]+)\.([\w.-]+)(?:\s+as=(\w+))?\s*\}\}/g;

const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};

const numberIn = (view: Wording, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(tagOfWording(view), { maximumFractionDigits: 3, ...options });

const moneyIn = (view: Wording, currency: string, hasMinor = true): Intl.NumberFormat =>
  new Intl.NumberFormat(tagOfWording(view), {
    style: 'currency',
    currency,
    ...(hasMinor ? {} : { maximumFractionDigits: 0 }),
  });

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const inWords = (value: number, view: Wording): string =>
  WORDS[view === 'us' ? 'en' : primaryLanguage(view)]?.[value] ?? numberIn(view).format(value);

/** Formats of amounts, which depend on the currency. */
const MONEY_FORMS: Readonly<Record<string, (value: number, view: Wording, currency: string) => string>> = {
  money: (value, view, currency) => moneyIn(view, currency).format(value),
  /** Without cents where there are none. */
  dollars: (value, view, currency) => moneyIn(view, currency, !Number.isInteger(value)).format(value),
};

const FORMS: Readonly<Record<string, (value: number, view: Wording, currency: string) => string>> = {
  number: (value, view) => numberIn(view).format(value),
  ...MONEY_FORMS,
  pounds: (value, view) => numberIn(view, { maximumFractionDigits: 0 }).format(value / KG_PER_POUND),
  words: inWords,
  Words: (value, view) => inWords(value, view).replace(/^./, (letter) => letter.toUpperCase()),
};

type Found = { value: unknown; isOff: boolean };

/** The value at a path, and whether it is switched off. List entries are addressed by index or by `code`. */
const valueAt = (value: unknown, path: readonly string[], wasOff = false): Found => {
  const [key, ...rest] = path;
  if (key === undefined) return { value, isOff: wasOff };
  if (typeof value !== 'object' || value === null) return { value: undefined, isOff: wasOff };
  const { offered, enabled } = value as { offered?: unknown; enabled?: unknown };
  const named = Array.isArray(value)
    ? value.find((one) => (one as { code?: unknown } | null)?.code === key)
    : undefined;
  const next = named ?? (value as Readonly<Record<string, unknown>>)[key];
  return valueAt(next, rest, wasOff || offered === false || enabled === false);
};

type Files = Pick<Folder, 'exists' | 'text'>;

const contentOf = (folder: Files, file: string): unknown => {
  try {
    return folder.exists(file) ? parse(folder.text(file)) : undefined;
  } catch {
    // The reader of the file reports the error.
    return undefined;
  }
};

/** True if features.yaml switches off the feature of a file. */
const isFeatureOff = (folder: Files, name: string): boolean =>
  valueAt(contentOf(folder, 'features.yaml'), [name]).value === 'off';

/**
 * Replaces `{{figure of=orders.returns.days}}` in a text by that number of `orders.yaml`; `as=` selects a form such as
 * `words`, or `money` of the currency in the path. Unknown figures are reported as problems, switched-off ones as notes.
 */
export const fillFigures = (
  folder: Files,
  { text, view }: { text: string; view: Wording },
  report: (message: string, line: number, isNote?: boolean) => void,
): string =>
  text.replaceAll(
    PLACEHOLDER,
    (whole, name: string, path: string, form: string | undefined = 'number', offset: number) => {
      const file = `${name}.yaml`;
      const { value, isOff } = valueAt(contentOf(folder, file), path.split('.'), isFeatureOff(folder, name));
      const line = text.slice(0, offset).split('\n').length;
      const write = Object.hasOwn(FORMS, form) ? FORMS[form] : undefined;
      const currency = path.split('.').find((key) => CURRENCIES.has(key));
      if (currency === undefined && Object.hasOwn(MONEY_FORMS, form)) {
        report(`${whole}: as=${form} is for amounts by currency, such as subtotal.CAD`, line);
        return '';
      }
      if (typeof value === 'number' && write) {
        if (isOff) report(`${whole}: ${file} switches that off, but the page still mentions it`, line, true);
        return write(value, view, currency ?? '');
      }
      report(
        write
          ? `${whole}: ${file} has no number at ${path}`
          : `${whole}: as= is one of ${Object.keys(FORMS).join(', ')}`,
        line,
      );
      return '';
    },
  );
