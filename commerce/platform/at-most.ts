import { InputError } from './errors.ts';

/** Rejects a list longer than any page needs. `type` is its name in Magento's message. */
export const atMost = <T>(list: readonly T[], max: number, type: string): readonly T[] => {
  if (list.length > max) throw new InputError('Maximum items of type "%type" is %max', { parameters: { type, max } });
  return list;
};
