import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError } from '#commerce/platform/errors.ts';

/** A context without a database, for requests refused before any query. */
export const contextOf = (customer: CommerceContext['customer']) => {
  const marks: string[] = [];
  return { context: { customer, noStore: () => void marks.push('no-store') } as unknown as CommerceContext, marks };
};
export const ann = { id: 3, number: 43, groupId: 1, email: 'ann@example.com' };
/** The error a call rejects with. */
export const rejection = async (work: Promise<unknown>): Promise<CommerceError> => {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof CommerceError)) throw new Error('It was not refused', { cause: error });
  return error;
};
