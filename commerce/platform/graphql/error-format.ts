import { GraphQLError } from 'graphql';
import { isDatabaseAway } from '../database/away.ts';
import { unusableValue } from '../database/unusable-value.ts';
import { CommerceError } from '../errors.ts';
import type { Log } from '../log.ts';

export type WireError = {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
};

type Options = { isProduction: boolean; requestId: string; log: Log; operation?: string | undefined };

const extensionsOf = (error: CommerceError): Record<string, unknown> => ({
  category: error.category,
  ...(error.code ? { error_code: error.code } : {}),
});

/** A failure of the request itself (headers, method, limits): neither locations nor path. */
export const requestError = (error: CommerceError): WireError => ({
  message: error.message,
  extensions: extensionsOf(error),
});

const formatOne = (error: GraphQLError, { isProduction, requestId, log, operation }: Options): WireError[] => {
  const { message, locations, path } = error;
  const location = {
    ...(locations ? { locations: locations.map(({ line, column }) => ({ line, column })) } : {}),
    ...(path ? { path } : {}),
  };
  const cause = unusableValue(error.originalError) ?? error.originalError;
  if (cause instanceof CommerceError) {
    if (cause.errors.length > 0) return cause.errors.map(requestError);
    return [{ message: cause.message, ...location, extensions: extensionsOf(cause) }];
  }
  // Errors of the query text or its variables carry no category.
  if (!cause || (cause instanceof GraphQLError && !path)) return [{ message, ...location }];
  if (isDatabaseAway(cause)) log.error({ reason: cause.message, requestId, operation }, 'database unavailable');
  else log.error({ err: cause, requestId, operation, path: path?.join('.') }, 'resolver failed');
  const details = isProduction ? {} : { debugMessage: cause.message, trace: cause.stack?.split('\n') };
  return [{ message: 'Internal server error', ...location, extensions: { debug_id: requestId, ...details } }];
};

/** In Magento's format: in production only the first error, or all parts of an aggregate. */
export const formatErrors = (errors: readonly GraphQLError[], options: Options): readonly WireError[] => {
  const formatted = errors.map((error) => formatOne(error, options));
  return options.isProduction ? (formatted[0] ?? []) : formatted.flat();
};
