import { toMajor } from '#contract/money.ts';
import { lengthOfText, MAX_OPTION_CHARACTERS, percentOf } from '#contract/product-options.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Sellable } from './types.ts';
import { ENTERED_TYPES, MULTIPLE_TYPES } from './composition-types.ts';
import type {
  Choice,
  ChosenOption,
  Composition,
  CustomOption,
  GivenOption,
  OptionPrice,
  OptionType,
  Titles,
} from './composition-types.ts';

export const isEntered = (type: OptionType): boolean => (ENTERED_TYPES as readonly string[]).includes(type);
export const isMultiple = (type: OptionType): boolean => (MULTIPLE_TYPES as readonly string[]).includes(type);

export const titleIn = (titles: Titles, storeViewId: number): string => titles[storeViewId] ?? titles[0] ?? '';

export const REQUIRED =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
const UNKNOWN = 'Some of the selected item options are not currently available.';
const TOO_LONG = 'The text is too long. Shorten the text and try again.';
const NO_DATE = 'Type or select a valid date and time.';

const DATES: Readonly<Partial<Record<OptionType, RegExp>>> = {
  date: /^(\d{4}-\d{2}-\d{2})(?:[ T]00:00(?::00)?)?$/,
  date_time: /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  time: /^(?:(\d{4}-\d{2}-\d{2})[ T])?([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
};

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** Date and time, reduced to the option's type: clients send Magento's full form, `2026-07-01 00:00:00`. */
const momentOf = (type: OptionType, text: string): string => {
  const [day = '', time = ''] = /^\d+:/.test(text) ? ['', text] : text.split(/[ T]/);
  const minutes = time.slice(0, 'HH:MM'.length);
  if (type === 'date') return day;
  return type === 'time' ? minutes : `${day} ${minutes}`;
};

type Read = { entry: Choice['options'][number] } | { problem: string } | undefined;

const readText = ({ id, type, maxCharacters }: CustomOption, given: readonly string[]): Read => {
  const text = (given.at(-1) ?? '').normalize('NFC').replaceAll('\u0000', '').trim();
  if (!text) return undefined;
  const pattern = DATES[type];
  const day = pattern?.exec(text);
  if (pattern && (!day || (day[1] !== undefined && !isDay(day[1])))) return { problem: NO_DATE };
  if (lengthOfText(text) > (maxCharacters ?? MAX_OPTION_CHARACTERS)) return { problem: TOO_LONG };
  return { entry: { id, text: pattern ? momentOf(type, text) : text } };
};

const readValues = ({ id, type, values }: CustomOption, given: readonly string[]): Read => {
  const ids = [
    ...new Set(
      given.flatMap((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
  ];
  if (ids.length === 0) return undefined;
  const known = values.filter((value) => ids.includes(String(value.id)));
  if (known.length < ids.length || (!isMultiple(type) && known.length > 1)) return { problem: UNKNOWN };
  return { entry: { id, valueIds: known.map((value) => value.id) } };
};

/**
 * A shopper's values for a product's options, in the product's order; null without any. Options that the product lacks
 * are ignored, as in Magento: Venia sends an entered option with the uid of the product itself.
 */
export const readOptions = (
  { options }: Pick<Composition, 'options'>,
  given: readonly GivenOption[],
): { choice: Choice | null } | { problem: string } => {
  const entries: Choice['options'][number][] = [];
  for (const option of options) {
    const texts = given.filter(({ id }) => id === option.id).map(({ value }) => value);
    const read = isEntered(option.type) ? readText(option, texts) : readValues(option, texts);
    if (read && 'problem' in read) return read;
    if (read) entries.push(read.entry);
    else if (option.isRequired) return { problem: REQUIRED };
  }
  return { choice: entries.length > 0 ? { options: entries } : null };
};

/** The surcharge of an option in minor units. */
export const extra = (price: OptionPrice, currency: CurrencyCode, base: number): number =>
  price.kind === 'percent' ? percentOf(base, price.percent) : (price.amounts[currency] ?? 0);

const chosenOf = ({ options }: Composition, choice: Choice, storeViewId: number): ChosenOption[] | null => {
  const chosen = choice.options.map(({ id, valueIds = [], text }): ChosenOption | null => {
    const position = options.findIndex((option) => option.id === id);
    const option = options[position];
    if (!option) return null;
    const values = option.values.filter((value) => valueIds.includes(value.id));
    if (text === undefined && values.length < valueIds.length) return null;
    return {
      id,
      type: option.type,
      isTyped: isEntered(option.type),
      label: titleIn(option.titles, storeViewId),
      isRequired: option.isRequired,
      position,
      values:
        text === undefined
          ? values.map((value) => ({
              id: value.id,
              label: titleIn(value.titles, storeViewId),
              value: String(value.id),
              price: value.price,
            }))
          : [{ id, label: text, value: text, price: option.price }],
    };
  });
  return chosen.includes(null) ? null : (chosen as ChosenOption[]);
};

/** A product with its entered options. */
export const withOptions = (sellable: Sellable, choice: Choice | null, storeViewId: number): Sellable => {
  const { composition } = sellable;
  const isMissing = (composition?.options ?? []).some(
    ({ id, isRequired }) => isRequired && !choice?.options.some((entry) => entry.id === id),
  );
  if (isMissing) return { ...sellable, isEnabled: false };
  if (!choice || choice.options.length === 0) return sellable;
  const chosen = composition ? chosenOf(composition, choice, storeViewId) : null;
  if (!chosen) return { ...sellable, isEnabled: false };
  const prices = chosen.flatMap(({ values }) => values.map(({ price }) => price));
  return {
    ...sellable,
    chosen,
    prices: Object.fromEntries(
      Object.entries(sellable.prices).map(([currency, { regular, final }]) => {
        const more = prices.reduce((sum, price) => sum + extra(price, currency, final), 0);
        return [currency, { regular: regular + more, final: final + more }];
      }),
    ),
  };
};

/** The surcharge of an option in GraphQL, in a currency. */
export const optionPriceOf = (
  price: OptionPrice,
  currency: CurrencyCode,
): { price: number; price_type: 'FIXED' | 'PERCENT' } =>
  price.kind === 'percent'
    ? { price: price.percent, price_type: 'PERCENT' }
    : { price: toMajor(price.amounts[currency] ?? 0, currency), price_type: 'FIXED' };
