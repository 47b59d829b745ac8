import { CircuitBreaker, Unavailable } from '../commerce/circuit-breaker.ts';
import type { MediaBases } from '../commerce/port.ts';

export type RemoteMediaOptions = {
  bases: () => MediaBases;
  /** Timeout for the first byte, and between two reads. */
  patienceMs?: number;
};

/** Also checks the path decoded once more, because a server behind might decode it. */
const isSafe = (path: string): boolean => {
  try {
    return !/(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** URL of a file below `/media` or `/static` at its base; undefined for other paths and for paths with `..`. */
export const remoteUrl = (target: string, bases: MediaBases): string | undefined => {
  const { pathname, search } = new URL(target, 'http://shop.invalid');
  const [, folder, path = ''] = /^\/(media|static)\/(.+)$/.exec(pathname) ?? [];
  if ((folder !== 'media' && folder !== 'static') || !isSafe(path)) return undefined;
  return `${bases[folder]}${path}${search}`;
};

/**
 * Requests files of a remote back end. Only its own bases are called: redirects are not followed, so that a response
 * cannot lead to another host.
 */
export const createRemoteMedia = ({ bases, patienceMs = 10_000 }: RemoteMediaOptions) => {
  const breaker = new CircuitBreaker();
  const fetchOnce = async (url: string, init: RequestInit, abort: AbortController): Promise<Response> => {
    const timer = setTimeout(() => abort.abort(new Unavailable('Media of the back end are late')), patienceMs);
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
      if (response.status < 500) return response;
      await response.body?.cancel();
      throw new Unavailable(`The back end answered ${response.status} for media`);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    patienceMs,
    url: (target: string): string | undefined => remoteUrl(target, bases()),
    fetch: (url: string, init: RequestInit, abort: AbortController): Promise<Response> =>
      breaker.run(() => fetchOnce(url, init, abort)),
  };
};

export type RemoteMedia = ReturnType<typeof createRemoteMedia>;
