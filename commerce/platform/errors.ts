import type { ErrorCategory } from '#contract/errors.ts';
import type { SecurityEvent } from './security-events.ts';

/** Named (`%fieldName`) or positional (`%1`) values of a Magento message. */
export type MessageParameters = Readonly<Record<string, string | number | null>> | readonly (string | number | null)[];

export type CommerceErrorOptions = {
  /** Sent as `extensions.error_code`, e.g. `CART_NOT_FOUND`. */
  code?: string | undefined;
  /** HTTP status over REST, if it differs from the category's, e.g. 409. */
  status?: number | undefined;
  parameters?: MessageParameters | undefined;
  /** Parts of an aggregate; each is sent as a separate entry. */
  errors?: readonly CommerceError[] | undefined;
  /** Logged as this security event. */
  event?: SecurityEvent | undefined;
  cause?: unknown;
};

/** Fills `%name` and `%1` placeholders; unknown ones stay as they are. */
export const formatMessage = (template: string, parameters: MessageParameters | undefined): string => {
  if (!parameters) return template;
  const values: Readonly<Record<string, string | number | null>> = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value: string | number | null, index) => [String(index + 1), value]))
    : (parameters as Readonly<Record<string, string | number | null>>);
  return template.replaceAll(/%(\w+)/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
};

/**
 * A failure reported to the client in Magento's wording. GraphQL sends the filled message and `extensions.category`;
 * REST sends the template with its parameters.
 */
export class CommerceError extends Error {
  readonly category: ErrorCategory;
  readonly template: string;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly parameters: MessageParameters | undefined;
  readonly errors: readonly CommerceError[];
  readonly event: SecurityEvent | undefined;

  constructor(category: ErrorCategory, template: string, options: CommerceErrorOptions = {}) {
    super(
      formatMessage(template, options.parameters),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = new.target.name;
    this.category = category;
    this.template = template;
    this.code = options.code;
    this.status = options.status;
    this.parameters = options.parameters;
    this.errors = options.errors ?? [];
    this.event = options.event;
  }
}

export class InputError extends CommerceError {
  constructor(message: string, options?: CommerceErrorOptions) {
    super('graphql-input', message, options);
  }
}

export class AuthorizationError extends CommerceError {
  constructor(message: string, options?: CommerceErrorOptions) {
    super('graphql-authorization', message, options);
  }
}

export class AuthenticationError extends CommerceError {
  constructor(message: string, options?: CommerceErrorOptions) {
    super('graphql-authentication', message, options);
  }
}

export class NoSuchEntityError extends CommerceError {
  constructor(message: string, options?: CommerceErrorOptions) {
    super('graphql-no-such-entity', message, options);
  }
}

export class AlreadyExistsError extends CommerceError {
  constructor(message: string, options?: CommerceErrorOptions) {
    super('graphql-already-exists', message, options);
  }
}

/** Rate limit exceeded for the IP address or account; 429 over REST. */
export class TooManyRequestsError extends CommerceError {
  constructor(
    message = 'Something went wrong while processing the request. Try again later',
    options?: CommerceErrorOptions,
  ) {
    super('graphql-too-many-requests', message, { event: 'limit-met', ...options });
  }
}
