/**
 * Stands in for `@lingui/core` where it reads compiled messages of this shop: of their parts these have values, plurals and
 * choices. Dates, money and numbers are written by the shop itself.
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

export const setupI18n = ({ locale, messages, missing }: Setup) => {
  const known = new Map(Object.entries(messages[locale] ?? {}));
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  const pluralOf = (count: number, cases: Readonly<Record<string, Message>>): Message | undefined =>
    cases[count] ?? cases[(plurals ??= new Intl.PluralRules(locale)).select(count)] ?? cases['other'];

  /** `count` is what `#` stands for. */
  const textOf = (message: Message, values: Values, count?: number): string => {
    if (typeof message === 'string') return message;
    let text = '';
    for (const token of message) {
      if (typeof token === 'string') {
        text +=
          token === '#' && count !== undefined ? (numbers ??= new Intl.NumberFormat(locale)).format(count) : token;
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
