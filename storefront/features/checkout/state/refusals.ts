import type { Money } from '../types.ts';

/** Information required by a step is missing. */
export class MissingInformationError extends Error {
  constructor(name: 'cartId' | 'email') {
    super(`Missing required information: ${name}`);
  }
}

/** The total differs from the one shown; nothing was charged. */
export class TotalChangedError extends Error {
  readonly before: Money | undefined;
  readonly now: Money | undefined;

  constructor(before: Money | undefined, now: Money | undefined) {
    super('The total of the order changed');
    this.before = before;
    this.now = now;
  }
}

/** The chosen shipping method is no longer available. */
export class MethodGoneError extends Error {
  constructor(cause?: unknown) {
    super('The shipping method is not offered any more', { cause });
  }
}

/** The order call got no response: the order may or may not exist. */
export class UnknownOutcomeError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No answer to the order', { cause });
  }
}
