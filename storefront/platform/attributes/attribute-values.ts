import type { FormValues } from '../forms/use-form.ts';
import type { FormAttribute } from './form-attributes.ts';

/** Values by attribute code. Multiple options are separated by commas. */
export type AttributeValues = Readonly<Record<string, string>>;

/** Name of the form control. Each option of a multiple choice has a control. */
export const fieldName = (code: string, option?: string): string =>
  option === undefined ? `attribute_${code}` : `attribute_${code}.${option}`;

const isChecked = (values: FormValues, name: string): boolean => values[name] !== undefined;

const valueOf = ({ code, input, options }: FormAttribute, values: FormValues): string => {
  if (input === 'BOOLEAN') return isChecked(values, fieldName(code)) ? '1' : '0';
  if (input === 'MULTISELECT')
    return options
      .filter(({ value }) => isChecked(values, fieldName(code, value)))
      .map(({ value }) => value)
      .join(',');
  return (values[fieldName(code)] ?? '').trim();
};

/** Reads the values of a form. */
export const attributeValues = (attributes: readonly FormAttribute[], values: FormValues): AttributeValues =>
  Object.fromEntries(attributes.map((attribute) => [attribute.code, valueOf(attribute, values)]));

type Saved = {
  code: string;
  value?: string;
  selected_options?: readonly ({ value: string } | null)[];
} | null;

/** Converts custom attributes of a response to values. */
export const savedValues = (saved: readonly Saved[] | null | undefined): AttributeValues =>
  Object.fromEntries(
    (saved ?? []).flatMap((one) => {
      if (!one) return [];
      const options = one.selected_options?.flatMap((option) => option?.value ?? []).join(',');
      return [[one.code, one.value ?? options ?? ''] as const];
    }),
  );

/** Converts custom attributes of an input to values. */
export const sentValues = (custom: readonly CustomAttribute[]): AttributeValues =>
  Object.fromEntries(
    custom.map(({ attribute_code: code, value, selected_options: options }) => [
      code,
      value ?? (options ?? []).map((option) => option.value).join(','),
    ]),
  );

/** Built-in attributes of Magento, with their names in the contract's inputs. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  prefix: 'prefix',
  middlename: 'middlename',
  suffix: 'suffix',
  dob: 'date_of_birth',
  taxvat: 'taxvat',
};

type OwnFields = Partial<Record<'prefix' | 'middlename' | 'suffix' | 'date_of_birth' | 'taxvat', string>> & {
  gender?: number;
};
export type CustomAttribute = { attribute_code: string; value?: string; selected_options?: { value: string }[] };

/** Converts values to input: built-in attributes of Magento to fields, custom attributes to a list. */
export const attributeInput = (
  attributes: readonly FormAttribute[],
  values: AttributeValues,
): { fields: OwnFields; custom: CustomAttribute[] } => {
  const fields: Record<string, string | number> = {};
  const custom: CustomAttribute[] = [];
  for (const { code, input } of attributes) {
    const value = values[code] ?? '';
    if (input === 'FILE') continue;
    const own = OWN_FIELDS[code];
    if (own) fields[own] = value;
    else if (code === 'gender') {
      if (value) fields['gender'] = Number(value);
    } else if (input === 'SELECT' || input === 'MULTISELECT') {
      const selected_options = value.split(',').flatMap((option) => (option ? [{ value: option }] : []));
      custom.push(
        selected_options.length > 0 ? { attribute_code: code, selected_options } : { attribute_code: code, value: '' },
      );
    } else custom.push({ attribute_code: code, value: input === 'DATETIME' ? value.replace('T', ' ') : value });
  }
  return { fields, custom };
};

/** Omits attributes without a value, for a new entity. */
export const withValue = (attributes: readonly FormAttribute[], values: AttributeValues): readonly FormAttribute[] =>
  attributes.filter(({ code }) => values[code]);
