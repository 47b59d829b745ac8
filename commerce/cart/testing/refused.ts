import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError } from '#commerce/platform/errors.ts';

/** A request that is refused before a database is asked: there is none. */
export const contextOf = (customer: CommerceContext['customer']) => {
  const marks: string[] = [];
  return { context: { customer, noStore: () => void marks.push('no-store') } as unknown as CommerceContext, marks };
};
export const ann = { id: 3, groupId: 1, email: 'ann@example.com' };
/** What a call refuses with. */
export const failure = async (work: Promise<unknown>): Promise<CommerceError> => {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof CommerceError)) throw new Error('It was not refused', { cause: error });
  return error;
};
