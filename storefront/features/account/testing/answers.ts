import type { ExecuteResult } from '#contract/page-render.ts';
import { NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { Transport } from '#storefront/platform/commerce/transport.ts';

// eslint-disable-next-line typescript/no-explicit-any
export type Answer = (variables: any) => unknown;
export type Sent = { operation: string; variables: unknown };

class Refusal extends Error {
  readonly category: string;
  readonly code: string | undefined;
  constructor(category: string, code?: string) {
    super('Refused');
    this.category = category;
    this.code = code;
  }
}

/** An answer that refuses, as the contract does: by a category and, where the back end gives one, a code. */
export const refusing =
  (category: string, code?: string): Answer =>
  () => {
    throw new Refusal(category, code);
  };

/** The connection breaks. */
export const lost: Answer = () => {
  throw new NetworkError(new TypeError('Failed to fetch'));
};

/** One answer after another; the last one stays. */
export const inTurn = (...answers: readonly Answer[]): Answer => {
  let turn = 0;
  return (variables) => answers[Math.min(turn++, answers.length - 1)]?.(variables);
};

/** An answer that comes when the test says so. */
export const held = (answer: Answer): { answer: Answer; release: () => void } => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: async (variables) => (await gate, answer(variables)), release };
};

/** Answers by operation name in this process; `sent` tells what changes were asked for. */
export const transportOf = (answers: Readonly<Record<string, Answer>>) => {
  const sent: Sent[] = [];
  const transport: Transport = async ({ operationName, variables, isMutation }): Promise<ExecuteResult> => {
    if (isMutation) sent.push({ operation: operationName, variables });
    const answer = answers[operationName];
    if (!answer) throw new Error(`No answer to ${operationName}`);
    try {
      return { data: await answer(variables) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, category, code } = error;
      return { data: null, errors: [{ message, extensions: { category, ...(code ? { error_code: code } : {}) } }] };
    }
  };
  return { sent, transport };
};
