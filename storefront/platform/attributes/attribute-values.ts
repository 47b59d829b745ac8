import type { FormValues } from '../forms/use-form.ts';
import type { FormAttribute } from './form-attributes.ts';

/** Values by attribute code; several options are separated by commas. */
export type AttributeValues = Readonly<Record<string, string>>;

/** Name of the form control; options of a multiple choice have one control each. */
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

/** The values of a form. */
export const attributeValues = (attributes: readonly FormAttribute[], values: FormValues): AttributeValues =>
  Object.fromEntries(attributes.map((attribute) => [attribute.code, valueOf(attribute, values)]));

type Saved = {
  code: string;
  value?: string;
  selected_options?: readonly ({ value: string } | null)[];
} | null;

/** Values of custom attributes as the contract returns them. */
export const savedValues = (saved: readonly Saved[] | null | undefined): AttributeValues =>
  Object.fromEntries(
    (saved ?? []).flatMap((one) => {
      if (!one) return [];
      const options = one.selected_options?.flatMap((option) => option?.value ?? []).join(',');
      return [[one.code, one.value ?? options ?? ''] as const];
    }),
  );

/** Values of custom attributes as they are sent. */
export const sentValues = (custom: readonly CustomAttribute[]): AttributeValues =>
  Object.fromEntries(
    custom.map(({ attribute_code: code, value, selected_options: options }) => [
      code,
      value ?? (options ?? []).map((option) => option.value).join(','),
    ]),
  );

/** Attributes of Magento itself, with their names in the contract's inputs. */
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

/** Values as the contract's inputs have them: attributes of Magento itself in fields, others in a list. */
export const attributeInput = (
  attributes: readonly FormAttribute[],
  values: AttributeValues,
): { fields: OwnFields; custom: CustomAttribute[] } => {
  const fields: Record<string, string | number> = {};
  const custom: CustomAttribute[] = [];
  for (const { code, input } of attributes) {
    const value = values[code] ?? '';
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

/** Without attributes that have no value, for a new entity. */
export const withValue = (attributes: readonly FormAttribute[], values: AttributeValues): readonly FormAttribute[] =>
  attributes.filter(({ code }) => values[code]);
