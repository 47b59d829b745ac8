/**
 * Stands in for `@lingui/core` where it reads compiled messages of this shop: of their parts these have values, plurals and
 * choices. Dates, money and numbers are written by the shop itself. `Intl` is left alone while it can be: its first plural
 * and its first number take 30 ms of a hydration.
 */
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
/** Written alike in both languages. */
const isPlain = (count: number): boolean => Number.isInteger(count) && count >= 0 && count < 1000;

export const setupI18n = ({ locale, messages, missing }: Setup) => {
  const known = new Map(Object.entries(messages[locale] ?? {}));
  const isOne = locale.startsWith('fr') ? isOneInFrench : isOneInEnglish;
  let numbers: Intl.NumberFormat | undefined;

  const pluralOf = (count: number, cases: Readonly<Record<string, Message>>): Message | undefined =>
    cases[count] ?? (isOne(count) ? cases['one'] : undefined) ?? cases['other'];
  const numberText = (count: number): string =>
    isPlain(count) ? String(count) : (numbers ??= new Intl.NumberFormat(locale)).format(count);

  /** `count` is what `#` stands for. */
  const textOf = (message: Message, values: Values, count?: number): string => {
    if (typeof message === 'string') return message;
    let text = '';
    for (const token of message) {
      if (typeof token === 'string') {
        text += token === '#' && count !== undefined ? numberText(count) : token;
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
