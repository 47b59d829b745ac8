import type { ClientSession } from './client-session.ts';
import { NetworkError } from './errors.ts';
import { normalise } from './normalise.ts';
import { RestError } from './rest-error.ts';

export type RestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** `no-store` and `reload` send a new request in place of an identical one in flight. */
  cache?: RequestCache;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Leaves field names unchanged. */
  isRaw?: boolean;
};

/**
 * Calls a REST resource such as `/rest/V1/guest-carts/{id}/shipping-information`. Rejects with RestError or
 * NetworkError.
 */
export type RestClient = <T = unknown>(resourceUrl: string, options?: RestOptions) => Promise<T>;

type InFlight = { response: Promise<Response>; controller: AbortController };

const isRolling = (cache: RequestCache | undefined): boolean => cache === 'no-store' || cache === 'reload';

export const createRestClient = (
  session: ClientSession,
  send: typeof fetch = (...given) => fetch(...given),
  isProduction: boolean = import.meta.env?.PROD ?? false,
): RestClient => {
  const inFlight = new Map<string, InFlight>();

  const start = (resourceUrl: string, { method = 'GET', body, cache, headers, signal }: RestOptions): InFlight => {
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
    const token = session.token();
    const response = send(resourceUrl, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      signal: controller.signal,
      ...(cache ? { cache } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, controller };
  };

  const share = (key: string, begin: () => InFlight, cache: RequestCache | undefined): InFlight => {
    const earlier = inFlight.get(key);
    if (earlier && !isRolling(cache)) return earlier;
    const request = begin();
    inFlight.set(key, request);
    const forget = (): void => {
      if (inFlight.get(key) === request) inFlight.delete(key);
    };
    request.response.then(forget, forget);
    earlier?.controller.abort();
    return request;
  };

  /** Resolves with the response, or with the response of a newer identical request. */
  const settle = async (key: string, request: InFlight): Promise<Response> => {
    try {
      return (await request.response).clone();
    } catch (error) {
      const newer = inFlight.get(key);
      if (newer && newer !== request) return settle(key, newer);
      throw error;
    }
  };

  return async <T>(resourceUrl: string, options: RestOptions = {}): Promise<T> => {
    const { method = 'GET', body, cache, isRaw = false } = options;
    const isShared = method === 'GET' || body === undefined;
    const key = `${method}|||${resourceUrl}`;
    const response = await (
      isShared
        ? settle(
            key,
            share(key, () => start(resourceUrl, options), cache),
          )
        : start(resourceUrl, options).response
    ).catch((error: unknown) => {
      throw options.signal?.aborted ? error : new NetworkError(error);
    });
    const text = await response.text();
    if (response.status === 401 && session.token()) session.doubt?.();
    if (!response.ok)
      throw new RestError(
        { method, resourceUrl, status: response.status, statusText: response.statusText },
        text,
        isProduction,
      );
    const value: unknown = text ? JSON.parse(text) : undefined;
    return (isRaw ? value : normalise(value)) as T;
  };
};
