import type { GraphQLFieldResolver, GraphQLScalarType, GraphQLTypeResolver } from 'graphql';
import type { CommerceContext } from '../context.ts';

// Parents and arguments are typed by the generated resolver types; assembly takes any of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyResolver = GraphQLFieldResolver<any, CommerceContext, any, any>;

/** Resolvers of object types by field; `__resolveType` of interfaces and unions; scalars whole. */
export type ResolverMap = Readonly<
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Record<string, Readonly<Record<string, AnyResolver | GraphQLTypeResolver<any, CommerceContext>>> | GraphQLScalarType>
>;

export type GraphqlRequest = {
  method: string;
  query?: string | undefined;
  /** An object, or the JSON text of a GET's query string. */
  variables?: Readonly<Record<string, unknown>> | string | null | undefined;
  /** Accepted, but as in Magento not used to choose an operation. */
  operationName?: string | undefined;
  /** Lower-case names: store, content-currency, authorization, accept-encoding, if-none-match, content-type … */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  ip: string;
};

/** The body as sent: compressed as `content-encoding` in `headers` says. */
export type GraphqlResponse = { status: number; headers: Record<string, string>; body: Buffer | string };

/** The executed result for callers in the same process; shared with the cache, so frozen in effect. */
export type GraphqlResult = { data?: Readonly<Record<string, unknown>> | null; errors?: readonly GraphqlResultError[] };

export type GraphqlResultError = {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
};
