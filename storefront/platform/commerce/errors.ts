import type { ErrorCategory, GraphqlProblem } from '#contract/errors.ts';

/** Failures of a client call. */
export type CommerceErrorKind = 'network' | 'http' | 'graphql' | 'validation' | 'captcha';

export abstract class CommerceError extends Error {
  abstract readonly kind: CommerceErrorKind;
  /** True if the request may be retried safely. */
  abstract readonly isRetryable: boolean;
}

/** No response: offline, refused, timed out. */
export class NetworkError extends CommerceError {
  readonly kind = 'network';
  readonly isRetryable = true;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No answer from the shop', { cause });
    this.name = 'NetworkError';
  }
}

/** A response other than GraphQL, from the server or a proxy. */
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

/** A response with errors. `message` is the first error's. */
export class GraphqlError extends CommerceError {
  readonly kind = 'graphql';
  readonly isRetryable = false;
  readonly problems: readonly GraphqlProblem[];
  /** `extensions.category` of the first error with one. */
  readonly category: ErrorCategory | undefined;

  constructor(problems: readonly GraphqlProblem[]) {
    super(problems[0]?.message ?? 'The shop refused the request');
    this.name = 'GraphqlError';
    this.problems = problems;
    this.category = problems.find((problem) => problem.category !== undefined)?.category;
  }
}

/** Invalid input, which was not sent; `fields` maps field names to message ids. */
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
