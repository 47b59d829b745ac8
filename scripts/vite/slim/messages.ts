/**
 * Stands in for `@lingui/core` where it reads compiled messages of this shop: of their parts these have values, plurals and
 * choices. Dates, money and numbers are written by the shop itself. `Intl` is left alone: its first plural and its first
 * number take 30 ms of a hydration.
 */
import { numberText } from '#storefront/platform/i18n/number-text.ts';

type Token = string | readonly [name: string, kind?: 'plural' | 'select', cases?: Readonly<Record<string, Message>>];
type Message = string | readonly Token[];
type Messages = Readonly<Record<string, Message>>;
type Values = Readonly<Record<string, unknown>>;

type Setup = {
  locale: string;
  messages: Readonly<Record<string, Messages>>;
  missing: (locale: string, id: string) => string;
};

const isOneInEnglish = (count: number): boolean => count === 1;
const isOneInFrench = (count: number): boolean => Math.abs(count) < 2;
/** As `Intl` writes numbers of which nothing else is said. */
const MOST_DIGITS = 3;

export const setupI18n = ({ locale, messages, missing }: Setup) => {
  const known = new Map(Object.entries(messages[locale] ?? {}));
  const isOne = locale.startsWith('fr') ? isOneInFrench : isOneInEnglish;

  const pluralOf = (count: number, cases: Readonly<Record<string, Message>>): Message | undefined =>
    cases[count] ?? (isOne(count) ? cases['one'] : undefined) ?? cases['other'];

  /** `count` is what `#` stands for. */
  const textOf = (message: Message, values: Values, count?: number): string => {
    if (typeof message === 'string') return message;
    let text = '';
    for (const token of message) {
      if (typeof token === 'string') {
        text += token === '#' && count !== undefined ? numberText(count, locale, MOST_DIGITS) : token;
        continue;
      }
      const [name, kind, cases = {}] = token;
      const value = values[name];
      if (kind === 'plural') text += textOf(pluralOf(value as number, cases) ?? '', values, value as number);
      else if (kind)
        text += textOf(
          (Object.hasOwn(cases, String(value)) ? cases[String(value)] : cases['other']) ?? '',
          values,
          count,
        );
      else text += value ?? '';
    }
    return text;
  };

  return {
    locale,
    load: (_locale: string, further: Messages): void => {
      for (const [id, message] of Object.entries(further)) known.set(id, message);
    },
    _: (id: string, values: Values = {}): string => {
      const message = known.get(id);
      return message === undefined ? missing(locale, id) : textOf(message, values);
    },
  };
};
