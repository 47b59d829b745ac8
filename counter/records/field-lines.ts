import { useTranslate } from 'react-admin';
import { CHANGE_FIELDS, changeFieldOf } from '#contract/change-fields.ts';
import { useAttributes, useViewName, useViews } from '../products/use-shop.ts';
import { useFieldValue } from './field-values.ts';

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

/** Changed fields with their names and values. */
export const useFieldLines = (valueText?: ValueText): ((change: Changed) => readonly FieldLine[]) => {
  const nameOf = useFieldName();
  const usualText = useFieldValue();
  const textOf = (field: string, value: unknown): string | undefined => {
    const own = typeof value === 'string' || typeof value === 'number' ? valueText?.(field, value) : undefined;
    const { name, place } = changeFieldOf(field);
    return own ?? usualText(name, place, value);
  };
  return ({ before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
      .filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))
      .map((field) => ({
        name: nameOf(field),
        before: textOf(field, before?.[field]),
        after: textOf(field, after?.[field]),
      }));
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
