import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { findById } from '../store.ts';
import type { CustomerRow } from '../types.ts';
import { idOfNumber, listAccounts } from './admin-store.ts';

/** A page of accounts by criteria, and how many there are. */
export const chosenAccounts = async (
  { db }: CommerceContext,
  criteria: SearchCriteria,
): Promise<{ accounts: readonly CustomerRow[]; total: number }> => {
  const { ids, total } = await listAccounts(db.kysely, criteria);
  const rows = await Promise.all(ids.map((id) => findById(db.kysely, id)));
  return { accounts: rows.filter((row) => row !== undefined), total };
};

/** The account with the id that REST answers. Throws for an unknown one. */
export const accountWithId = async ({ db }: CommerceContext, given: string): Promise<CustomerRow> => {
  const id = /^\d{1,15}$/.test(given) ? await idOfNumber(db.kysely, Number(given)) : undefined;
  const row = id === undefined ? undefined : await findById(db.kysely, id);
  if (!row)
    throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
      parameters: { fieldName: 'customerId', fieldValue: given },
    });
  return row;
};
