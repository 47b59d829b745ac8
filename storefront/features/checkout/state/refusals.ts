import type { Money } from './types.ts';

/** Something a step needs is not there. */
export class MissingInformationError extends Error {
  constructor(name: 'cartId' | 'email') {
    super(`Missing required information: ${name}`);
  }
}

/** The order would cost something else than the shopper saw; nothing was charged. */
export class TotalChangedError extends Error {
  readonly before: Money | undefined;
  readonly now: Money | undefined;

  constructor(before: Money | undefined, now: Money | undefined) {
    super('The total of the order changed');
    this.before = before;
    this.now = now;
  }
}

/** The way to ship that was chosen is not offered any more. */
export class MethodGoneError extends Error {
  constructor(cause?: unknown) {
    super('The shipping method is not offered any more', { cause });
  }
}

/** The order call got no answer: whether the order stands is not known. */
export class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No answer to the order', { cause });
  }
}
