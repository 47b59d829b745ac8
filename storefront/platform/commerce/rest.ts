import { HttpFailure, NetworkFailure } from './failure.ts';

export type RestRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  cache?: RequestCache;
};

export type RestOptions = { fetch: typeof fetch; token(): string | undefined };

const fillIn = (template: string, parameters: unknown): string => {
  if (!parameters || typeof parameters !== 'object') return template;
  const values: Record<string, unknown> = Array.isArray(parameters) ? Object.fromEntries(parameters.map((value, index) => [index + 1, value])) : { ...parameters };
  return template.replaceAll(/%(\w+)/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder));
};

const failureOf = (method: string, resourceUrl: string, response: Response, text: string): HttpFailure => {
  const facts = { method, resourceUrl, status: response.status, statusText: response.statusText };
  try {
    const { message, trace, ...additionalInfo } = JSON.parse(text) as { message?: string; trace?: string; parameters?: unknown };
    return new HttpFailure({ ...facts, baseMessage: fillIn(message ?? text, additionalInfo.parameters), additionalInfo, trace });
  } catch {
    return new HttpFailure({ ...facts, baseMessage: text });
  }
};

type Running = { answer: Promise<unknown>; abort: AbortController };

/**
 * Speaks the REST part of the contract. Identical GETs under way share one answer; one with cache mode `no-store` or
 * `reload` aborts the earlier identical one, which then gives the newer one's answer.
 */
export const createRestClient = ({ fetch, token }: RestOptions) => {
  const running = new Map<string, Running>();

  const send = async (url: string, { method = 'GET', body, headers, cache }: RestRequest, signal: AbortSignal): Promise<unknown> => {
    const bearer = token();
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers },
      signal,
      ...(cache ? { cache } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw signal.aborted ? error : new NetworkFailure('The shop could not be reached', { cause: error });
    });
    const text = await response.text().catch((error: unknown) => {
      throw signal.aborted ? error : new NetworkFailure('The answer was lost on the way', { cause: error });
    });
    if (!response.ok) throw failureOf(method, url, response, text);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };

  const request = async (url: string, options: RestRequest = {}): Promise<unknown> => {
    const method = options.method ?? 'GET';
    const isShared = method === 'GET' || options.body === undefined;
    if (!isShared) return send(url, options, new AbortController().signal);
    const key = `${method} ${url}`;
    const earlier = running.get(key);
    const isRolling = options.cache === 'no-store' || options.cache === 'reload';
    if (earlier && !isRolling) return earlier.answer;

    const abort = new AbortController();
    const answer = send(url, options, abort.signal)
      .catch((error: unknown) => {
        const newer = running.get(key);
        if (abort.signal.aborted && newer && newer.abort !== abort) return newer.answer;
        throw error;
      })
      .finally(() => {
        if (running.get(key)?.abort === abort) running.delete(key);
      });
    running.set(key, { answer, abort });
    earlier?.abort.abort();
    return answer;
  };

  return { request };
};

export type RestClient = ReturnType<typeof createRestClient>;
