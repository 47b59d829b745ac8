import { InputError } from '#commerce/platform/errors.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';

const MOST = 1000;

/** Returns a required field, or throws Magento's error. */
export const needed = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw requiredField(name);
  return value;
};

/** The entries of a body, 1000 at most. */
export const entries = (body: unknown, name: string): readonly RestFields[] => {
  const found = restFields(body).list(name);
  if (found.length === 0) throw requiredField(name);
  if (found.length > MOST)
    throw new InputError('Maximum items of type "%type" is %max', { parameters: { type: name, max: MOST } });
  return found;
};
