import { CommerceError } from '../errors.ts';
import type { ErrorCategory } from '#contract/errors.ts';

const STATUS: Readonly<Record<ErrorCategory, number>> = {
  'graphql-input': 400,
  'graphql-authorization': 401,
  'graphql-authentication': 401,
  'graphql-no-such-entity': 404,
  'graphql-already-exists': 400,
  'graphql-too-many-requests': 429,
};

type Part = { message: string; parameters?: unknown; error_code?: string };

export type RestErrorBody = {
  /** With placeholders; the client fills in `parameters`. */
  message: string;
  parameters?: unknown;
  errors?: Part[];
  /** The same as GraphQL's `extensions.error_code`. */
  error_code?: string;
  trace?: string;
};

const partOf = ({ template, parameters, code }: CommerceError): Part => ({
  message: template,
  ...(parameters ? { parameters } : {}),
  ...(code ? { error_code: code } : {}),
});

export const restError = (error: CommerceError, isProduction: boolean): { status: number; body: RestErrorBody } => ({
  status: error.status ?? STATUS[error.category],
  body: {
    ...partOf(error),
    ...(error.errors.length > 0 ? { errors: error.errors.map(partOf) } : {}),
    ...(isProduction || !error.stack ? {} : { trace: error.stack }),
  },
});

/** The body of an unexpected failure; the details are in the log under the same id. */
export const internalError = (
  requestId: string,
  error: unknown,
  isProduction: boolean,
): { status: number; body: RestErrorBody } => ({
  status: 500,
  body: {
    message: `Internal Error. Details are available in Magento log file. Report ID: webapi-${requestId}`,
    ...(isProduction || !(error instanceof Error) || !error.stack ? {} : { trace: error.stack }),
  },
});
