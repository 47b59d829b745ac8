import type { ExecuteResult } from '#contract/page-render.ts';
import { NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { Transport } from '#storefront/platform/commerce/transport.ts';

// eslint-disable-next-line typescript/no-explicit-any
export type MockResponse = (variables: any) => unknown;
export type Sent = { operation: string; variables: unknown };

class Refusal extends Error {
  readonly category: string;
  readonly code: string | undefined;
  constructor(category: string, code?: string, message = 'Refused') {
    super(message);
    this.category = category;
    this.code = code;
  }
}

/** An error response with a category and, optionally, a code. */
export const failing =
  (category: string, code?: string, message?: string): MockResponse =>
  () => {
    throw new Refusal(category, code, message);
  };

/** A network failure. */
export const networkFailure: MockResponse = () => {
  throw new NetworkError(new TypeError('Failed to fetch'));
};

/** Returns the responses in order, and repeats the last one. */
export const sequence = (...responses: readonly MockResponse[]): MockResponse => {
  let turn = 0;
  return (variables) => responses[Math.min(turn++, responses.length - 1)]?.(variables);
};

/** A response that waits until `release` is called. */
export const delayed = (response: MockResponse): { response: MockResponse; release: () => void } => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { response: async (variables) => (await gate, response(variables)), release };
};

/** Responds to operations by name. `sent` contains the mutations. */
export const transportOf = (responses: Readonly<Record<string, MockResponse>>) => {
  const sent: Sent[] = [];
  const transport: Transport = async ({ operationName, variables, isMutation }): Promise<ExecuteResult> => {
    if (isMutation) sent.push({ operation: operationName, variables });
    const response = responses[operationName];
    if (!response) throw new Error(`No answer to ${operationName}`);
    try {
      return { data: await response(variables) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, category, code } = error;
      return { data: null, errors: [{ message, extensions: { category, ...(code ? { error_code: code } : {}) } }] };
    }
  };
  return { sent, transport };
};
