import { NoSuchEntityError } from '../errors.ts';
import type { RestRequest } from './types.ts';

/** The number `:id` of a path. Throws Magento's error if it is none. */
export const rowId = ({ id = '' }: RestRequest['params']): number => {
  if (/^\d{1,9}$/.test(id)) return Number(id);
  throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: 'id', fieldValue: id.slice(0, 20) },
  });
};
