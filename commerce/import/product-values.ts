import { chipOf } from '#contract/job.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { isComputed } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { EMPTY_VALUE, parseList, parseYesNo } from './fields.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';
import { SYSTEM_ATTRIBUTES } from './system-attributes.ts';
import { ALL_VIEWS } from './views.ts';

type Values = { options: ProductInput['options'][number][]; values: ProductInput['values'][number][] };

const COLUMN = 'additional_attributes';

const readOptions = (row: ProductRow, attribute: AttributeInput, text: string, into: Values): void => {
  const codes = text
    .split('|')
    .map((code) => code.trim())
    .filter(Boolean);
  if (attribute.input === 'select' && codes.length > 1)
    row.wrong(COLUMN, 'OPTIONS_TOO_MANY', { attribute: attribute.code, count: codes.length });
  for (const code of codes) {
    if (attribute.options.some((option) => option.code === code))
      into.options.push({ attribute: attribute.code, option: code });
    else row.wrong(COLUMN, 'OPTION_UNKNOWN', { attribute: attribute.code, option: code });
  }
};

/** Divisors in the calculator and in freight; must not be 0. */
const ABOVE_NOTHING: ReadonlySet<string> = new Set(['coverage_sq_ft', 'pieces_per_box', 'boxes_per_pallet']);

const COLOUR = /^#[0-9a-f]{6}$/i;

const readPlain = (row: ProductRow, attribute: AttributeInput, text: string): string | null => {
  if (attribute.input === 'text') {
    if (attribute.code === 'grout_color' && !COLOUR.test(text))
      row.wrong(COLUMN, 'COLOUR', { attribute: attribute.code, text });
    if (attribute.code === 'chip_size' && !chipOf(text))
      row.wrong(COLUMN, 'PIECE_SIZE', { attribute: attribute.code, text });
    return text;
  }
  if (attribute.input === 'decimal') {
    if (/^-?\d+(\.\d+)?$/.test(text)) {
      if (ABOVE_NOTHING.has(attribute.code) && Number(text) <= 0)
        row.wrong(COLUMN, 'NUMBER_ABOVE_ZERO', { attribute: attribute.code, text });
      return text;
    }
    row.wrong(COLUMN, 'NUMBER', { attribute: attribute.code, text });
    return null;
  }
  const value = parseYesNo(text);
  if (value === null) row.wrong(COLUMN, 'YES_NO_ATTRIBUTE', { attribute: attribute.code, text });
  return value === null ? null : value ? '1' : '0';
};

/** Pairs of the column. A part without `=` belongs to the previous value, as in Magento. */
const pairsOf = (row: ProductRow, attributes: ReadonlyMap<string, AttributeInput>) => {
  const parts: string[] = [];
  for (const part of parseList(row.get(COLUMN)))
    if (parts.length > 0 && !part.includes('=') && !attributes.has(part)) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  return parts.map((part) => {
    const [code = '', ...value] = part.split('=');
    return [code.trim(), value.join('=').trim()] as const;
  });
};

const readRow = (row: ProductRow, attributes: ReadonlyMap<string, AttributeInput>, into: Values): void => {
  const storeViewId = row.view?.id ?? ALL_VIEWS;
  for (const part of parseList(row.get(COLUMN)))
    if (attributes.has(part)) row.wrong(COLUMN, 'ATTRIBUTE_EMPTY', { attribute: part });
  for (const [code, text] of pairsOf(row, attributes)) {
    const attribute = attributes.get(code);
    if (!attribute && SYSTEM_ATTRIBUTES.has(code)) continue;
    if (!attribute) {
      row.wrong(COLUMN, 'ATTRIBUTE_UNKNOWN', { attribute: code });
      continue;
    }
    if (text === '' || text === EMPTY_VALUE) continue;
    if (isComputed(attribute)) {
      row.wrong(COLUMN, 'ATTRIBUTE_COMPUTED', { attribute: code });
      continue;
    }
    if (attribute.input === 'select' || attribute.input === 'multiselect') {
      if (row.view) row.wrong(COLUMN, 'ATTRIBUTE_PER_VIEW', { attribute: code });
      else readOptions(row, attribute, text, into);
      continue;
    }
    const value = readPlain(row, attribute, text);
    if (value !== null) into.values.push({ attribute: code, storeViewId, value });
  }
};

/** Attribute values of a product and its store views. */
export const readValues = (
  { base, overrides }: ProductRows,
  attributes: ReadonlyMap<string, AttributeInput>,
): Values => {
  const into: Values = { options: [], values: [] };
  for (const row of [base, ...overrides]) readRow(row, attributes, into);
  return into;
};
