import type { GraphqlProblem } from '#contract/errors.ts';

/** The four kinds of failure at the client boundary. */
export type CommerceErrorKind = 'network' | 'http' | 'graphql' | 'validation';

export abstract class CommerceError extends Error {
  abstract readonly kind: CommerceErrorKind;
  /** Whether the same request may be sent again without harm or change. */
  abstract readonly isRetryable: boolean;
}

/** No answer came: offline, refused, timed out. */
export class NetworkError extends CommerceError {
  readonly kind = 'network';
  readonly isRetryable = true;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No answer from the shop', { cause });
    this.name = 'NetworkError';
  }
}

/** An answer that is no GraphQL: a status of the server or of something before it. */
export class HttpError extends CommerceError {
  readonly kind = 'http';
  readonly status: number;
  readonly isRetryable: boolean;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.isRetryable = status === 429 || status >= 500;
  }
}

/** The back end understood and refused. `message` is the first problem's. */
export class GraphqlError extends CommerceError {
  readonly kind = 'graphql';
  readonly isRetryable = false;
  readonly problems: readonly GraphqlProblem[];
  /** `extensions.category` of the first problem that has one. */
  readonly category: string | undefined;

  constructor(problems: readonly GraphqlProblem[]) {
    super(problems[0]?.message ?? 'The shop refused the request');
    this.name = 'GraphqlError';
    this.problems = problems;
    this.category = problems.find((problem) => problem.category !== undefined)?.category;
  }
}

/** What the shopper typed cannot be sent; `fields` names them with their message ids. */
export class ValidationError extends CommerceError {
  readonly kind = 'validation';
  readonly isRetryable = false;
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>, message = 'The input is not valid') {
    super(message);
    this.name = 'ValidationError';
    this.fields = fields;
  }
}

export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
