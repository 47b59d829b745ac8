import { digits, email, hasMaxLength, minLength, required, type Problem, type Rule } from '#contract/validation.ts';
import type { FormValues } from '../forms/use-form.ts';
import { attributeValues, fieldName } from './attribute-values.ts';
import type { FormAttribute } from './form-attributes.ts';

const matching =
  (pattern: RegExp, code: 'letters' | 'letters_and_digits'): Rule =>
  (value) =>
    pattern.test(value) ? undefined : { code };

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const lettersAndDigits = matching(/^[\p{L}\p{N}]*$/u, 'letters_and_digits');

/** Rules of `INPUT_VALIDATION`. `date` needs no rule, because the control validates it. */
const TEXTS: Readonly<Record<string, Rule>> = {
  alphanumeric: lettersAndDigits,
  'alphanum-with-spaces': (value) => lettersAndDigits(value.replaceAll(' ', '')),
  numeric: digits,
  alpha: matching(/^\p{L}*$/u, 'letters'),
  url: (value) => (isWebAddress(value) ? undefined : { code: 'url' }),
  email,
};

/** Converts a limit to `YYYY-MM-DD`. Magento stores limits as seconds since 1970. */
export const dayOf = (limit: string): string => {
  const time = new Date(/^-?\d+$/.test(limit) ? Number(limit) * 1_000 : limit);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10);
};

const dayLimit =
  (limit: string, isWithin: (day: string, limit: string) => boolean, problem: (date: string) => Problem): Rule =>
  (value) => {
    const date = dayOf(limit);
    return !date || isWithin(value.slice(0, 10), date) ? undefined : problem(date);
  };

const ruleOf = ({ name, value }: FormAttribute['rules'][number]): Rule | undefined => {
  if (name === 'MIN_TEXT_LENGTH' && Number(value)) return minLength(Number(value));
  if (name === 'MAX_TEXT_LENGTH' && Number(value)) return hasMaxLength(Number(value));
  if (name === 'INPUT_VALIDATION') return TEXTS[value];
  if (name === 'DATE_RANGE_MIN')
    return dayLimit(
      value,
      (day, limit) => day >= limit,
      (date) => ({ code: 'date_min', date }),
    );
  if (name === 'DATE_RANGE_MAX')
    return dayLimit(
      value,
      (day, limit) => day <= limit,
      (date) => ({ code: 'date_max', date }),
    );
  return undefined;
};

const isText = ({ input }: FormAttribute): boolean => input !== 'SELECT' && input !== 'MULTISELECT';

/** Name of the control that shows the error. For a multiple choice it is the first option. */
export const errorName = ({ code, input, options }: FormAttribute): string =>
  input === 'MULTISELECT' ? fieldName(code, options[0]?.value ?? '') : fieldName(code);

/** Rules of the attributes of a form, by the name of a control. */
export const attributeRules = (
  attributes: readonly FormAttribute[],
  values: FormValues,
): Readonly<Record<string, readonly Rule[]>> => {
  const given = attributeValues(attributes, values);
  return Object.fromEntries(
    attributes
      .filter(({ input }) => input !== 'BOOLEAN' && input !== 'FILE')
      .map((attribute) => {
        const value = given[attribute.code] ?? '';
        const rules = [
          ...(attribute.isRequired ? [required] : []),
          ...(value && isText(attribute) ? attribute.rules.flatMap((rule) => ruleOf(rule) ?? []) : []),
        ];
        return [
          errorName(attribute),
          rules.map(
            (rule): Rule =>
              () =>
                rule(value),
          ),
        ];
      }),
  );
};
