import { COUNTER_HEADER } from '#contract/staff-roles.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { CommerceContext, Platform, Staff } from '../context.ts';
import type { Cookies, SetCookie } from '../cookies.ts';
import { AWAY_RETRY_SECONDS, isDatabaseAway } from '../database/away.ts';
import { onBehalfOf } from '../client-work.ts';
import { unusableValue } from '../database/unusable-value.ts';
import { CommerceError } from '../errors.ts';
import { checkGivenInput } from '../given-input.ts';
import { createContext, headerOf } from '../graphql/context-factory.ts';
import { bearerToken, currencyOf, defaultStoreView, storeViewOf } from '../graphql/request-scope.ts';
import type { RequestScope } from '../graphql/request-scope.ts';
import type { RequestHeaders } from '../graphql/types.ts';
import { internalError, restError } from './error-body.ts';
import { filterFields } from './fields-filter.ts';
import { readJsonBody } from './json-body.ts';
import { createRouter } from './router.ts';
import { logRefusal } from '../security-log.ts';
import { SeeOther, type RestRoute } from './types.ts';

export type RestCall = {
  method: string;
  /** Below `/rest`, with its query: `/V1/guest-carts/…` or `/<store view>/V1/guest-carts/…`. */
  path: string;
  headers: RequestHeaders;
  cookies?: Cookies | undefined;
  /** JSON text, or the parsed value; bytes for a route that takes them. */
  body?: unknown;
  ip: string;
  /** True if the back office is served at this URL, so that its sessions are valid. */
  isCounter?: boolean | undefined;
};

export type RestResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  cookies?: readonly SetCookie[];
};

const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);

const json = (status: number, value: unknown): RestResponse => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  },
  body: JSON.stringify(value ?? []),
});

/** Magento's `/async` and `/async/bulk` before `/V1`: calls stored now and run later. */
type Form = 'at once' | 'later' | 'many later';

/** In a bulk request entries supply path parameters: `/V1/products/bySku` is the route `/V1/products/:sku`. */
const withPlaceholders = (route: string): string =>
  route.replaceAll(/\/by([A-Z])(\w*)(?=\/|$)/g, (_, first: string, rest: string) => `/:${first.toLowerCase()}${rest}`);

/**
 * `/<code>/V1/…` selects a store view; `all` and `default` are the default one. `/V1/…` uses the view of the headers,
 * as GraphQL does, or the default one. `V2` has Magento's renamed routes.
 */
const locate = (
  path: string,
  views: readonly StoreView[],
  headers: RequestHeaders,
): { view: StoreView; route: string; form: Form } | undefined => {
  const [, code, given, route] =
    /^(?:\/(?!async\/|V[12]\/)([^/]+))?(\/async(?:\/bulk)?)?(\/V[12]\/.*)$/.exec(path) ?? [];
  if (route === undefined) return undefined;
  const form = given === undefined ? 'at once' : given === '/async' ? 'later' : 'many later';
  if (code === undefined) return { view: storeViewOf(views, headers), route, form };
  const isDefault = code === 'default' || code === 'all';
  const view = isDefault ? defaultStoreView(views) : views.find((candidate) => candidate.code === code);
  return view && { view, route, form };
};

const flatHeaders = (headers: RequestHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, headerOf(headers, name)]));

/** Stores an asynchronous call and returns its response. */
type AcceptLater = (
  context: CommerceContext,
  call: {
    method: string;
    route: string;
    scope: string;
    params: Readonly<Record<string, string>>;
    body: unknown;
    isBulk: boolean;
    path: string;
  },
) => Promise<unknown>;

type Options = {
  platform: Platform;
  routes: readonly RestRoute[];
  scope: RequestScope;
  acceptLater?: AcceptLater | undefined;
};

/** Magento's `/rest` (magento-contract 3.1, 3.2): JSON requests and responses, errors as `{message, parameters}`. */
export const createDispatcher = ({
  platform,
  routes,
  scope,
  acceptLater,
}: Options): ((call: RestCall) => Promise<RestResponse>) => {
  const router = createRouter(routes);
  const { isProduction } = platform.settings;
  /**
   * Requires both: browsers send the header only from pages of the same origin, and the cookie only within the site.
   */
  const staffOf = async ({ isCounter, cookies, headers }: RestCall): Promise<Staff | undefined> =>
    isCounter && cookies?.counter && headerOf(headers, COUNTER_HEADER) !== undefined
      ? scope.staffOf?.(cookies.counter)
      : undefined;
  const respond = async (call: RestCall): Promise<RestResponse> => {
    const requestId = headerOf(call.headers, 'x-request-id') ?? platform.random.token(13).toLowerCase();
    let caller: Parameters<typeof logRefusal>[0] = { ...platform, ip: call.ip, requestId };
    try {
      if (!METHODS.has(call.method)) return json(405, { message: `The ${call.method} HTTP method is not supported.` });
      const url = new URL(call.path, 'http://rest.invalid');
      const location = locate(url.pathname, await scope.storeViews(), call.headers);
      const isLater = location !== undefined && location.form !== 'at once';
      const isBulk = location?.form === 'many later';
      const match = location && router(call.method, isBulk ? withPlaceholders(location.route) : location.route);
      const later = isLater && call.method !== 'GET' ? acceptLater && match?.route.later : undefined;
      if (!match || (isLater && !later) || (match.route.isOfCounter && !call.isCounter))
        return json(404, { message: 'Request does not match any route.' });
      if (call.method === 'GET' && url.pathname.startsWith('/all/'))
        return json(400, { message: "Cannot perform GET operation with store code 'all'" });
      const token = bearerToken(call.headers);
      const customer = token ? await scope.authenticate(token) : null;
      const { view } = location;
      const staff = await staffOf(call);
      const given = createContext(platform, {
        storeView: view,
        currency: currencyOf(view, call.headers),
        customer,
        staff,
        headers: call.headers,
        cookies: call.cookies,
        ip: call.ip,
      });
      caller = given.context;
      const body = match.route.takesBytes ? call.body : readJsonBody(call.body, headerOf(call.headers, 'content-type'));
      checkGivenInput([match.route.takesBytes ? undefined : body, match.params]);
      if (acceptLater && later)
        return json(
          202,
          await acceptLater(given.context, {
            method: call.method,
            route: match.route.path,
            scope: later.scope,
            params: match.params,
            body,
            isBulk,
            path: call.path,
          }),
        );
      const value = await match.route.handle(given.context, {
        method: call.method,
        path: call.path,
        params: match.params,
        body,
        query: url.searchParams,
        headers: flatHeaders(call.headers),
      });
      if (value instanceof SeeOther) {
        const there = json(303, { location: value.url });
        return { ...there, headers: { ...there.headers, location: value.url }, cookies: given.cookies };
      }
      return { ...json(200, filterFields(value, url.searchParams.get('fields'))), cookies: given.cookies };
    } catch (thrown) {
      const error = unusableValue(thrown) ?? thrown;
      if (error instanceof CommerceError) {
        logRefusal(caller, error);
        const { status, body } = restError(error, isProduction);
        return json(status, body);
      }
      const { status, body } = internalError(requestId, error, isProduction);
      if (isDatabaseAway(error)) {
        platform.log.error({ reason: error.message, requestId, method: call.method }, 'database unavailable');
        const away = json(503, body);
        return { ...away, headers: { ...away.headers, 'retry-after': String(AWAY_RETRY_SECONDS) } };
      }
      platform.log.error({ err: error, requestId, method: call.method }, 'rest request failed');
      return json(status, body);
    }
  };
  return (call) => onBehalfOf(call.ip, () => respond(call));
};
