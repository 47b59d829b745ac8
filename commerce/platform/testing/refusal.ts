import { CommerceError } from '../errors.ts';

type Refusal = { message: string; category: string; code: string | undefined };

/** The error that a call throws, as the shopper reads it; undefined if it does not throw. */
export const refusalOf = (call: () => unknown): Refusal | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return { message: error.message, category: error.category, code: error.code };
  }
};
