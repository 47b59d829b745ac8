import { useTranslate } from 'react-admin';
import { CHANGE_FIELDS, changeFieldOf } from '#contract/change-fields.ts';
import { useFormats } from '../formats.ts';
import { useAttributes, useViewName, useViews } from '../products/use-shop.ts';
import { changedTexts, isMarkup } from './changed-texts.ts';
import { useFieldValue } from './field-values.ts';

/** Longer texts, and HTML, are shown as their changed parts. */
const LONG = 80;
const LONGEST_PART = 200;

const isLong = (value: unknown): boolean => typeof value === 'string' && (value.length > LONG || isMarkup(value));

type Values = Readonly<Record<string, unknown>>;

/** The values of a change before and after. */
export type Changed = { before: Values | null; after: Values | null };

/** A changed field with its name and values; the values are undefined if they have no short text. */
export type FieldLine = { name: string; before: string | undefined; after: string | undefined };

/** Text of a field's value that depends on the record, such as the name of a state; undefined for the usual text. */
export type ValueText = (field: string, value: string | number) => string | undefined;

const isKnown = (name: string): boolean => CHANGE_FIELDS.some((one) => one === name);

/** Names of the changed fields in the person's language; attributes have the merchant's names. */
const useFieldName = () => {
  const translate = useTranslate();
  const attributes = useAttributes();
  const views = useViews();
  const viewName = useViewName();
  return (field: string): string => {
    const { name, file, place } = changeFieldOf(field);
    const attribute = attributes.find(({ attribute_code: code }) => code === name);
    const label = isKnown(name)
      ? translate(`counter.field.${name.replaceAll(' ', '_')}`, { file })
      : (attribute?.default_frontend_label ?? name);
    const view = views.find(({ code }) => code === place);
    return place ? `${label} (${view ? viewName(view) : place})` : label;
  };
};

/** Parses a field recorded as JSON, such as opening hours. Undefined for other values. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

const keysOf = (before: Values | null, after: Values | null): readonly string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((key) =>
    differs(before?.[key], after?.[key]),
  );

/** Names of the parts of a field: days of the week, or languages. */
const useKeyName = () => {
  const { language, weekday } = useFormats();
  return (field: string, key: string): string =>
    weekday(key) ?? (field === 'names' || field === 'descriptions' ? language(key) : key);
};

/** Changed fields with their names and values. A long text has a line for each changed part of it. */
export const useFieldLines = (valueText?: ValueText): ((change: Changed) => readonly FieldLine[]) => {
  const nameOf = useFieldName();
  const translate = useTranslate();
  const keyName = useKeyName();
  const usualText = useFieldValue();
  const textOf = (field: string, value: unknown): string | undefined => {
    const own = typeof value === 'string' || typeof value === 'number' ? valueText?.(field, value) : undefined;
    const { name, place } = changeFieldOf(field);
    return own ?? usualText(name, place, value);
  };
  const partText = (text: string): string =>
    text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text || translate('counter.records.no_value');
  const linesOf = (field: string, before: unknown, after: unknown): readonly FieldLine[] => {
    const name = nameOf(field);
    const [one, other] = [parsed(before), parsed(after)];
    if (isValues(one) && isValues(other))
      return keysOf(one, other).map((key) => ({
        name: `${name} (${keyName(field, key)})`,
        before: textOf(field, one[key]),
        after: textOf(field, other[key]),
      }));
    const texts = { before: before ?? '', after: after ?? '' };
    if (!isLong(texts.before) && !isLong(texts.after))
      return [{ name, before: textOf(field, one ?? before), after: textOf(field, other ?? after) }];
    const parts = changedTexts(String(texts.before), String(texts.after));
    return parts.length === 0
      ? [{ name, before: undefined, after: undefined }]
      : parts.map((part) => ({ name, before: partText(part.before), after: partText(part.after) }));
  };
  return ({ before, after }) =>
    keysOf(before, after).flatMap((field) => linesOf(field, before?.[field], after?.[field]));
};

/** Fields of a change as text: `Last name: Roy → Roi`. */
export const useFieldTexts = (valueText?: ValueText): ((change: Changed) => readonly string[]) => {
  const translate = useTranslate();
  const lines = useFieldLines(valueText);
  return (change) =>
    lines(change).flatMap(({ name, before, after }) => {
      if (change.before === null)
        return after === undefined ? [] : [translate('counter.records.field_now', { name, after })];
      if (before === undefined || after === undefined) return [translate('counter.records.field_only', { name })];
      return [translate('counter.records.field', { name, before, after })];
    });
};
