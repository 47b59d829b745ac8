import { InputError } from '../errors.ts';

export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

const wrongType = (name: string, expected: string): InputError =>
  new InputError('Error occurred during "%field_name" processing. %details', {
    parameters: {
      field_name: name,
      details: `The "${name}" value's type is invalid. The "${expected}" type was expected. Verify and try again.`,
    },
  });

/** Magento's error for a missing argument. */
export const requiredField = (name: string): InputError =>
  new InputError('"%fieldName" is required. Enter and try again.', { parameters: { fieldName: name } });

/** Throws Magento's error for a missing argument, or an aggregate for several. */
export const requireFields = (fields: Pick<RestFields, 'has'>, names: readonly string[]): void => {
  const missing = names.filter((name) => !fields.has(name)).map(requiredField);
  if (missing.length > 1) throw new InputError('One or more input exceptions have occurred.', { errors: missing });
  if (missing[0]) throw missing[0];
};

/** The fields of a JSON object, found by their camelCase or snake_case name; unknown ones are ignored. */
export type RestFields = {
  has(name: string): boolean;
  object(name: string): RestFields | undefined;
  neededObject(name: string): RestFields;
  /** Numbers are accepted as text, as in PHP; null and absent are undefined. */
  text(name: string): string | undefined;
  texts(name: string): string[] | undefined;
  number(name: string): number | undefined;
  /** A whole number, such as an id. */
  integer(name: string): number | undefined;
  /** Also 0, 1 and their texts, as in PHP; false if absent. */
  flag(name: string): boolean;
  list(name: string): readonly RestFields[];
  /** Names of the given fields, such as languages. */
  names(): readonly string[];
  isObject(name: string): boolean;
  /** A copy without one field. */
  without(name: string): RestFields;
};

export const restFields = (value: unknown): RestFields => {
  const record = asRecord(value) ?? {};
  const find = (name: string): unknown => {
    for (const key of [name, snakeCase(name)])
      if (Object.hasOwn(record, key) && record[key] !== null) return record[key];
    return undefined;
  };
  const text = (name: string, found: unknown): string => {
    if (typeof found === 'string') return found;
    if (typeof found === 'number' || typeof found === 'boolean') return String(found);
    throw wrongType(name, 'string');
  };
  const object = (name: string): RestFields | undefined => {
    const found = find(name);
    if (found === undefined) return undefined;
    if (!asRecord(found)) throw wrongType(name, 'array');
    return restFields(found);
  };
  const number = (name: string, expected = 'float'): number | undefined => {
    const found = find(name);
    if (found === undefined || found === '') return undefined;
    const value = typeof found === 'string' || typeof found === 'number' ? Number(found) : Number.NaN;
    if (!Number.isFinite(value)) throw wrongType(name, expected);
    return value;
  };
  return {
    has: (name) => find(name) !== undefined,
    object,
    neededObject: (name) => {
      const found = object(name);
      if (!found) throw requiredField(name);
      return found;
    },
    text: (name) => {
      const found = find(name);
      return found === undefined ? undefined : text(name, found);
    },
    texts: (name) => {
      const found = find(name);
      if (found === undefined) return undefined;
      return (Array.isArray(found) ? found : [found]).map((item) => text(name, item));
    },
    number: (name) => number(name),
    integer: (name) => {
      const value = number(name, 'int');
      if (value !== undefined && !Number.isSafeInteger(value)) throw wrongType(name, 'int');
      return value;
    },
    flag: (name) => {
      const found = find(name);
      if (found === undefined || found === false || found === 0 || found === '0' || found === '') return false;
      if (found === true || found === 1 || found === '1') return true;
      throw wrongType(name, 'boolean');
    },
    names: () => Object.keys(record),
    isObject: (name) => asRecord(find(name)) !== undefined,
    without: (name) => restFields({ ...record, [name]: null, [snakeCase(name)]: null }),
    list: (name) => {
      const found = find(name);
      if (found === undefined) return [];
      if (!Array.isArray(found)) throw wrongType(name, 'array');
      return found.map(restFields);
    },
  };
};
