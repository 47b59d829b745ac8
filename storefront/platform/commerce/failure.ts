import { isInvalidCartProblem, type GraphqlProblem } from '#contract/errors.ts';

/** The back end could not be reached, or its answer was lost on the way. */
export class NetworkFailure extends Error {
  readonly kind = 'network';
}

/** The back end answered with a status that is no success and no GraphQL answer. */
export class HttpFailure extends Error {
  readonly kind = 'http';
  readonly method: string;
  readonly resourceUrl: string;
  readonly status: number;
  readonly statusText: string;
  /** The parsed message with its placeholders filled, or the raw body. */
  readonly baseMessage: string;
  readonly additionalInfo: Readonly<Record<string, unknown>>;
  /** Outside production only. */
  readonly trace: string | undefined;

  constructor(facts: { method: string; resourceUrl: string; status: number; statusText: string; baseMessage: string; additionalInfo?: Record<string, unknown>; trace?: string | undefined }) {
    super(`${facts.method} ${facts.resourceUrl} responded ${facts.status} ${facts.statusText}: ${facts.baseMessage}`);
    this.method = facts.method;
    this.resourceUrl = facts.resourceUrl;
    this.status = facts.status;
    this.statusText = facts.statusText;
    this.baseMessage = facts.baseMessage;
    this.additionalInfo = facts.additionalInfo ?? {};
    this.trace = facts.trace;
  }
}

/** The answer holds errors. `data` is what came with them. */
export class GraphqlFailure extends Error {
  readonly kind = 'graphql';
  readonly problems: readonly GraphqlProblem[];
  readonly data: unknown;

  constructor(problems: readonly GraphqlProblem[], data: unknown) {
    super(problems[0]?.message ?? 'GraphQL error');
    this.problems = problems;
    this.data = data;
  }
}

export type Failure = NetworkFailure | HttpFailure | GraphqlFailure;

export const isNetworkFailure = (error: unknown): error is NetworkFailure => error instanceof NetworkFailure;

/** Worth another attempt: nothing reached the back end, or it was too busy to answer. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkFailure || (error instanceof HttpFailure && (error.status === 429 || error.status === 502 || error.status === 503 || error.status === 504));

/** The cart is gone, was ordered, or is somebody else's; never concluded from a network error. */
export const isInvalidCart = (error: unknown): boolean => {
  if (error instanceof GraphqlFailure) return error.problems.some(isInvalidCartProblem);
  return error instanceof HttpFailure && error.status === 404 && /cartId|active|cart/i.test(JSON.stringify(error.additionalInfo) + error.baseMessage);
};
