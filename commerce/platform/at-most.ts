import { InputError } from './errors.ts';

/** The list as it is, unless a caller asks for more at once than any page needs. `type` names it in Magento's message. */
export const atMost = <T>(list: readonly T[], max: number, type: string): readonly T[] => {
  if (list.length > max) throw new InputError('Maximum items of type "%type" is %max', { parameters: { type, max } });
  return list;
};
