import { CommerceError } from '../errors.ts';

type Refusal = { message: string; category: string; code: string | undefined };

/** What a call refuses with, as the shopper reads it; undefined when it does not. */
export const refusalOf = (call: () => unknown): Refusal | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return { message: error.message, category: error.category, code: error.code };
  }
};
