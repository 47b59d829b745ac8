import { defaultFieldResolver, execute, GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { CurrencyCode, StoreView } from '#commerce/stores/types.ts';
import { ANSWER_LIFETIME } from '#contract/lifetimes.ts';
import { operations } from '#contract/generated/operations.ts';
import { TagCache } from '../cache/tag-cache.ts';
import type { Platform } from '../context.ts';
import { AWAY_RETRY_SECONDS, isDatabaseAway } from '../database/away.ts';
import { onBehalfOf } from '../client-work.ts';
import { CommerceError, InputError, TooManyRequestsError } from '../errors.ts';
import { logRefusal } from '../security-log.ts';
import { checkGivenInput } from '../given-input.ts';
import { isOnThisMachine } from '../this-machine.ts';
import { cacheIdOf } from './cache-id.ts';
import { createContext, headerOf } from './context-factory.ts';
import type { RequestFacts } from './context-factory.ts';
import { CostBudget } from './cost-budget.ts';
import { createDocuments } from './documents.ts';
import type { PreparedDocument } from './documents.ts';
import { formatErrors, requestError } from './error-format.ts';
import { FairSlices } from './fair-slices.ts';
import { answerFromKept } from './kept-items.ts';
import type { KeptList } from './kept-list.ts';
import { isPageSizeTooLarge, LIMITS } from './limits.ts';
import { measured, setMeter } from './meter.ts';
import type { Meter } from './meter.ts';
import { bearerToken, currencyOf, storeViewOf } from './request-scope.ts';
import type { RequestScope } from './request-scope.ts';
import { answerOf, errorAnswer, respond } from './responses.ts';
import type { Answer } from './responses.ts';
import type { GraphqlRequest, GraphqlResponse } from './types.ts';

/** Times its bytes, for the compressed forms. */
const FORMS = 1.5;
/** Bytes of an entry besides its body and its key: buffers, tags, places in the maps. */
const ENTRY_BYTES = 1500;

/** Cost of an operation: each field it resolves is 1; besides these, in the same unit of about a microsecond: */
const COST = { operation: 100, rootField: 1_000, perByte: 1 / 25, perCharacterOfQuery: 1 / 4 };
/** A refused document costs its address as much as this many that are not: nothing of it is cached. */
const REFUSED = 10;

const fieldResolver = measured(defaultFieldResolver);

type Variables = Readonly<Record<string, unknown>>;
type Ready = Extract<PreparedDocument, { kind: 'ready' }>;

export type GraphqlExecutor = ((request: GraphqlRequest) => Promise<GraphqlResponse>) & { cache: TagCache<Answer> };

const parseVariables = (given: GraphqlRequest['variables']): Variables => {
  if (!given) return {};
  if (typeof given !== 'string') return given;
  const parsed: unknown = JSON.parse(given);
  if (parsed === null) return {};
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new SyntaxError('not an object');
  return parsed as Variables;
};

/** Guests' answers depend on these only. `name` stands for the query: a text is long to write, to hash and to keep. */
const keyOf = (
  view: StoreView,
  currency: CurrencyCode,
  name: string,
  { variables, origin = '' }: GraphqlRequest,
): string =>
  `${view.code}\n${currency}\n${origin}\n${name}\n${typeof variables === 'string' ? variables : JSON.stringify(variables ?? {})}`;

/** A short name of each known operation; any other query, which cannot begin like one, is its own. */
const namesOf = (known: readonly string[]): ((query: string | undefined) => string) => {
  const names = new Map(known.map((text, index) => [text, `=${index}`]));
  return (query = '') => names.get(query) ?? `?${query}`;
};

const tooMany = (wait: number): Answer => errorAnswer([requestError(new TooManyRequestsError())], 429, wait);

const failure = (error: CommerceError): Answer => errorAnswer([requestError(error)], 200);

/** A schema, or one that follows the data: asked for before each answer that is not cached. */
export type SchemaSource = GraphQLSchema | (() => Promise<GraphQLSchema>);

type Options = {
  platform: Platform;
  schema: SchemaSource;
  scope: RequestScope;
  knownOperations?: readonly string[];
  /** Lists whose items are kept as text. */
  keptLists?: readonly KeptList[];
};

type Documents = ReturnType<typeof createDocuments>;

/** Prepared documents belong to one schema; another begins with none. */
const documentsOf = (source: SchemaSource, make: (schema: GraphQLSchema) => Documents): (() => Promise<Documents>) => {
  let current: { schema: GraphQLSchema; documents: Documents } | undefined;
  return async () => {
    const schema = typeof source === 'function' ? await source() : source;
    if (current?.schema !== schema) current = { schema, documents: make(schema) };
    return current.documents;
  };
};

/**
 * The only entry to the schema, for the HTTP route and for server rendering: Magento's transport rules, limits, error
 * shape and response cache (magento-contract 1.1–1.6).
 */
export const createExecutor = ({
  platform,
  schema,
  scope,
  knownOperations = operations,
  keptLists = [],
}: Options): GraphqlExecutor => {
  const { settings, log, clock } = platform;
  const currentDocuments = documentsOf(schema, (current) =>
    createDocuments({
      schema: current,
      knownOperations,
      allowsIntrospection: settings.introspection,
      suggests: !settings.isProduction,
      keptLists,
    }),
  );
  const cache = new TagCache<Answer>({ clock, maxBytes: settings.cacheBytes, lifetime: ANSWER_LIFETIME });
  platform.cache.onPurge((tags) => cache.purge(tags));
  const nameOf = namesOf(knownOperations);
  const turns = new FairSlices();
  const isLocal = isOnThisMachine(settings.publicUrl);
  const budget = new CostBudget(settings.rateLimits ? settings.graphqlCost.perSecond : Infinity);

  const run = async (
    prepared: Ready,
    variables: Variables,
    facts: RequestFacts & { isOfPage: boolean; origin: string | undefined },
    mayShare: boolean,
  ): Promise<Answer> => {
    const given = createContext(
      facts.origin ? { ...platform, settings: { ...settings, requestOrigin: facts.origin } } : platform,
      facts,
    );
    const { context, isPrivate } = given;
    const meter: Meter = {
      fields: 0,
      limit: settings.graphqlCost.perQuestion,
      // The storefront's own operations have bounded lists.
      slices: prepared.compiled ? undefined : { turns, address: facts.ip },
    };
    setMeter(context, meter);
    const startedAt = performance.now();
    const put = prepared.split && (await answerFromKept(prepared.split, context, variables, meter));
    if (prepared.split && !put) return run({ ...prepared, split: undefined }, variables, facts, mayShare);
    const result: ExecutionResult =
      put?.result ??
      (await (prepared.compiled
        ? prepared.compiled.query(undefined, context, variables)
        : execute({
            schema: prepared.schema,
            document: prepared.document,
            contextValue: context,
            variableValues: variables,
            fieldResolver,
            hideSuggestions: settings.isProduction,
          })));
    const cost = COST.operation + COST.rootField * prepared.operation.selectionSet.selections.length + meter.fields;
    if (meter.fields > meter.limit) {
      if (!facts.isOfPage) budget.charge(facts.ip, cost);
      return errorAnswer([{ message: `Max query cost should be ${meter.limit} resolved fields.` }], 200);
    }
    const operation = prepared.operation.name?.value;
    log.debug(
      {
        requestId: context.requestId,
        operation,
        store: facts.storeView.code,
        ms: Math.round(performance.now() - startedAt),
      },
      'graphql',
    );
    const errors = result.errors?.length
      ? formatErrors(result.errors as GraphQLError[], {
          isProduction: settings.isProduction,
          requestId: context.requestId,
          log,
          operation,
        })
      : undefined;
    for (const { originalError } of result.errors ?? []) logRefusal(context, originalError);
    const isShared = mayShare && !errors && !isPrivate() && context.tags.size > 0;
    const wire = { ...(errors ? { errors } : {}), ...('data' in result ? { data: result.data } : {}) };
    const isAway = result.errors?.some(({ originalError }) => isDatabaseAway(originalError)) ?? false;
    const answered = answerOf(put?.body ?? wire, {
      tags: [...context.tags],
      isShared,
      cookies: given.cookies,
      ...(isAway ? { status: 503 } : {}),
    });
    const made = isAway ? { ...answered, retryAfter: AWAY_RETRY_SECONDS } : answered;
    // What a page has read is known again by its bytes.
    if (facts.isOfPage) made.body.join();
    else budget.charge(facts.ip, cost + made.body.length * COST.perByte);
    return made;
  };

  const answer = async (request: GraphqlRequest, seen: { cacheId?: string }): Promise<Answer> => {
    const { method, headers } = request;
    const isGet = method === 'GET' || method === 'HEAD';
    if (!isGet && !headerOf(headers, 'content-type')?.includes('application/json')) {
      return failure(new InputError('Request content type must be application/json'));
    }
    const storeView = storeViewOf(await scope.storeViews(), headers);
    const currency = currencyOf(storeView, headers);
    seen.cacheId = cacheIdOf(storeView, currency, undefined);
    const token = bearerToken(headers);
    const keyOfGet = isGet && !token ? keyOf(storeView, currency, nameOf(request.query), request) : undefined;
    // A cached answer's request was validated when it was first made.
    const fresh = keyOfGet && cache.peek(keyOfGet);
    if (fresh) return fresh;
    if (!request.query?.trim()) return errorAnswer([{ message: 'Syntax Error: Unexpected <EOF>.' }], 400);
    const wait = request.isOfPage ? 0 : budget.wait(request.ip);
    if (wait > 0) return tooMany(wait);
    const documents = await currentDocuments();
    const prepared = documents(request.query);
    if (!request.isOfPage && !(prepared.kind === 'ready' && prepared.compiled))
      budget.charge(
        request.ip,
        request.query.length * COST.perCharacterOfQuery * (prepared.kind === 'refused' ? REFUSED : 1),
      );
    if (prepared.kind === 'refused') {
      const errors = prepared.errors.map(({ message, locations }) => ({
        message,
        ...(locations ? { locations } : {}),
      }));
      return errorAnswer(settings.isProduction ? errors.slice(0, 1) : errors, prepared.isSyntaxError ? 400 : 200);
    }
    if (isGet && prepared.operation.operation !== 'query')
      return errorAnswer([requestError(new InputError('Mutation requests allowed only for POST requests'))], 405);
    let variables: Variables;
    try {
      variables = parseVariables(request.variables);
    } catch {
      return errorAnswer([{ message: 'Unable to parse the variables.' }], 400);
    }
    checkGivenInput(variables);
    if (isPageSizeTooLarge(prepared.pageSizes, variables)) {
      return failure(new InputError('Maximum pageSize is %1', { parameters: [LIMITS.pageSize] }));
    }
    const facts = {
      storeView,
      currency,
      headers,
      cookies: request.cookies,
      ip: request.ip,
      variables,
      customer: token ? await scope.authenticate(token) : null,
      isOfPage: request.isOfPage ?? false,
      origin: request.origin,
    };
    if (facts.customer) seen.cacheId = cacheIdOf(storeView, currency, facts.customer.groupId);
    // Each address waits in its own line before it shares the work of another.
    const counted = (work: () => Promise<Answer>): Promise<Answer> =>
      facts.isOfPage || prepared.operation.operation !== 'query'
        ? work()
        : budget.running(facts.ip, async (debt) => (debt > 0 ? tooMany(debt) : work()));
    if (token || !prepared.isShared) return counted(() => run(prepared, variables, facts, false));
    const key = keyOfGet ?? keyOf(storeView, currency, nameOf(request.query), request);
    const load = async () => {
      const value = await run(prepared, variables, facts, true);
      return {
        value,
        tags: new Set(value.tags),
        isCacheable: value.isShared,
        bytes: ENTRY_BYTES + 2 * key.length + Math.ceil(value.body.length * FORMS),
      };
    };
    const cached = cache.peek(key);
    const made = cached ?? (await counted(() => cache.get(key, load, { mayBeStale: isGet })));
    // To the client a POST's answer is its own, though it may be one that is kept.
    return isGet ? made : { ...made, isShared: false };
  };

  const executor = async (request: GraphqlRequest): Promise<GraphqlResponse> => {
    if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: Buffer.alloc(0) };
    const seen: { cacheId?: string } = {};
    try {
      // Answers are the same for everybody who asks a shop that has an address of its own.
      const asked = isLocal ? request : { ...request, origin: undefined };
      const response = await respond(await onBehalfOf(request.ip, () => answer(asked, seen)), request.headers);
      if (seen.cacheId) response.headers['x-magento-cache-id'] = seen.cacheId;
      return response;
    } catch (error) {
      if (error instanceof CommerceError) return respond(failure(error), request.headers);
      if (isDatabaseAway(error)) {
        log.error({ reason: error.message }, 'the database cannot be used');
        return respond(errorAnswer([{ message: 'Internal server error' }], 503, AWAY_RETRY_SECONDS), request.headers);
      }
      log.error({ err: error }, 'graphql request failed');
      return respond(errorAnswer([{ message: 'Internal server error' }], 500), request.headers);
    }
  };
  return Object.assign(executor, { cache });
};
