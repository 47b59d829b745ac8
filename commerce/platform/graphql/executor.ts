import type { GraphQLSchema } from 'graphql';
import { operations } from '#contract/generated/operations.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import type { TagCache } from '../cache/tag-cache.ts';
import { onBehalfOf } from '../client-work.ts';
import type { Platform } from '../context.ts';
import { AWAY_RETRY_SECONDS, isDatabaseAway } from '../database/away.ts';
import { CommerceError, InputError, TooManyRequestsError } from '../errors.ts';
import { checkGivenInput } from '../given-input.ts';
import { isOnThisMachine } from '../this-machine.ts';
import { cacheIdOf } from './cache-id.ts';
import { createContext, headerOf } from './context-factory.ts';
import type { RequestFacts } from './context-factory.ts';
import { RequestCosts } from './cost.ts';
import { createDocuments } from './documents.ts';
import type { PreparedDocument, ReadyDocument } from './documents.ts';
import { requestError } from './error-format.ts';
import { executeOperation } from './execution.ts';
import { isPageSizeTooLarge, LIMITS } from './limits.ts';
import { bearerToken, currencyOf, storeViewOf } from './request-scope.ts';
import type { RequestScope } from './request-scope.ts';
import { isShareable, ResponseCache } from './response-cache.ts';
import { createResponse, errorResponse, respond } from './responses.ts';
import type { OperationResponse } from './responses.ts';
import type { GraphqlRequest, GraphqlResponse } from './types.ts';

export type GraphqlExecutor = ((request: GraphqlRequest) => Promise<GraphqlResponse>) & {
  cache: TagCache<OperationResponse>;
};

/** A schema, or a function that returns the schema of the current data. */
export type SchemaSource = GraphQLSchema | (() => Promise<GraphQLSchema>);

type Options = {
  platform: Platform;
  schema: SchemaSource;
  scope: RequestScope;
  knownOperations?: readonly string[];
};

type Variables = Readonly<Record<string, unknown>>;
type Documents = ReturnType<typeof createDocuments>;

const parseVariables = (given: GraphqlRequest['variables']): Variables => {
  if (!given) return {};
  if (typeof given !== 'string') return given;
  const parsed: unknown = JSON.parse(given);
  if (parsed === null) return {};
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new SyntaxError('not an object');
  return parsed as Variables;
};

const tooManyRequests = (wait: number): OperationResponse =>
  errorResponse([requestError(new TooManyRequestsError())], 429, wait);

const refusal = (error: CommerceError): OperationResponse => errorResponse([requestError(error)], 200);

const refusedDocument = (
  { errors, isSyntaxError }: Extract<PreparedDocument, { kind: 'refused' }>,
  isProduction: boolean,
): OperationResponse => {
  const sent = errors.map(({ message, locations }) => ({ message, ...(locations && { locations }) }));
  return errorResponse(isProduction ? sent.slice(0, 1) : sent, isSyntaxError ? 400 : 200);
};

/** Prepared documents belong to one schema; a new schema starts without any. */
const documentsOf = (
  source: SchemaSource,
  create: (schema: GraphQLSchema) => Documents,
): (() => Promise<Documents>) => {
  let current: { schema: GraphQLSchema; documents: Documents } | undefined;
  return async () => {
    const schema = typeof source === 'function' ? await source() : source;
    if (current?.schema !== schema) current = { schema, documents: create(schema) };
    return current.documents;
  };
};

/**
 * The only entry to the schema, for the HTTP route and for server rendering: Magento's transport rules
 * (magento-contract 1.1–1.6). See `response-cache.ts` for caching and `cost.ts` for budgets.
 */
export const createExecutor = ({ platform, schema, scope, knownOperations = operations }: Options): GraphqlExecutor => {
  const { settings, log } = platform;
  const currentDocuments = documentsOf(schema, (current) =>
    createDocuments({
      schema: current,
      knownOperations,
      allowsIntrospection: settings.introspection,
      suggests: !settings.isProduction,
    }),
  );
  const cache = new ResponseCache(platform, knownOperations);
  const costs = new RequestCosts(settings);
  const isLocal = isOnThisMachine(settings.publicUrl);

  const run = async (
    request: GraphqlRequest,
    prepared: ReadyDocument,
    facts: RequestFacts,
    mayShare: boolean,
  ): Promise<OperationResponse> => {
    const { origin } = request;
    const created = createContext(
      origin ? { ...platform, settings: { ...settings, requestOrigin: origin } } : platform,
      facts,
    );
    const { context } = created;
    const meter = costs.meterFor(prepared, request);
    const execution = await executeOperation(prepared, context, meter);
    const response = createResponse(execution.body, {
      tags: [...context.tags],
      isShared: mayShare && !execution.hasErrors && !created.isPrivate() && context.tags.size > 0,
      cookies: created.cookies,
      ...(execution.isDatabaseAway && { status: 503, retryAfter: AWAY_RETRY_SECONDS }),
    });
    costs.chargeExecution(request, prepared.operation, meter, response.body.length);
    return response;
  };

  const responseTo = async (request: GraphqlRequest, seen: { cacheId?: string }): Promise<OperationResponse> => {
    const { method, headers, query, cookies, ip } = request;
    const isGet = method === 'GET' || method === 'HEAD';
    if (!isGet && !headerOf(headers, 'content-type')?.includes('application/json'))
      return refusal(new InputError('Request content type must be application/json'));

    const storeView = storeViewOf(await scope.storeViews(), headers);
    const currency = currencyOf(storeView, headers);
    seen.cacheId = cacheIdOf(storeView, currency, undefined);
    const token = bearerToken(headers);
    const previewed = request.isOfPage ? headerOf(headers, PREVIEW_HEADER) : undefined;
    const draft = previewed ? await scope.previewOf?.(previewed) : undefined;
    const preview = draft?.storeView === storeView.code ? draft : undefined;
    // The request of a cached response was validated when the response was created.
    const cached = isGet && !token && !preview ? cache.fresh(cache.keyOf(storeView, currency, request)) : undefined;
    if (cached) return cached;

    if (!query?.trim()) return errorResponse([{ message: 'Syntax Error: Unexpected <EOF>.' }], 400);
    const wait = costs.wait(request);
    if (wait > 0) return tooManyRequests(wait);
    const documents = await currentDocuments();
    const prepared = documents(query);
    costs.chargeDocument(request, query, prepared);
    if (prepared.kind === 'refused') return refusedDocument(prepared, settings.isProduction);
    if (isGet && prepared.operation.operation !== 'query')
      return errorResponse([requestError(new InputError('Mutation requests allowed only for POST requests'))], 405);

    let variables: Variables;
    try {
      variables = parseVariables(request.variables);
    } catch {
      return errorResponse([{ message: 'Unable to parse the variables.' }], 400);
    }
    checkGivenInput(variables);
    if (isPageSizeTooLarge(prepared.pageSizes, variables))
      return refusal(new InputError('Maximum pageSize is %1', { parameters: [LIMITS.pageSize] }));

    const customer = token ? await scope.authenticate(token) : null;
    if (customer) seen.cacheId = cacheIdOf(storeView, currency, customer.groupId);
    const facts = { storeView, currency, headers, cookies, ip, variables, customer, preview };
    const mayShare = !token && !preview && isShareable(prepared.operation);
    const execute = () => run(request, prepared, facts, mayShare);
    const inTurn = (work: () => Promise<OperationResponse>) =>
      costs.inTurn(request, prepared.operation, async (debt) => (debt > 0 ? tooManyRequests(debt) : work()));
    if (!mayShare) return inTurn(execute);
    const key = cache.keyOf(storeView, currency, request);
    // A request of another address that shares the work still waits for its own turn.
    const response = cache.fresh(key) ?? (await inTurn(() => cache.get(key, execute, { mayBeStale: isGet })));
    // The response to a POST is private to its client, even if it comes from the cache.
    return isGet ? response : { ...response, isShared: false };
  };

  const execute = async (request: GraphqlRequest): Promise<GraphqlResponse> => {
    if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: Buffer.alloc(0) };
    const seen: { cacheId?: string } = {};
    try {
      // Responses depend on the origin of the request only if the shop has no public address.
      const given = isLocal ? request : { ...request, origin: undefined };
      const response = await onBehalfOf(request.ip, () => responseTo(given, seen));
      const { headers, ...rest } = respond(response, request.headers);
      return { ...rest, headers: { ...headers, ...(seen.cacheId && { 'x-magento-cache-id': seen.cacheId }) } };
    } catch (error) {
      if (error instanceof CommerceError) return respond(refusal(error), request.headers);
      if (isDatabaseAway(error)) {
        log.error({ reason: error.message }, 'database unavailable');
        return respond(errorResponse([{ message: 'Internal server error' }], 503, AWAY_RETRY_SECONDS), request.headers);
      }
      log.error({ err: error }, 'graphql request failed');
      return respond(errorResponse([{ message: 'Internal server error' }], 500), request.headers);
    }
  };
  return Object.assign(execute, { cache: cache.entries });
};
