const YEAR_SECONDS = 365 * 86_400;

/** Sandboxed pages must not access cookies. */
const withCookies = <T>(use: () => T): T | undefined => {
  try {
    return typeof document === 'undefined' ? undefined : use();
  } catch {
    return undefined;
  }
};

const write = (cookie: string): void =>
  void withCookies(() => {
    // Not every browser supports the asynchronous cookie store, and a reload may follow at once.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${cookie}; path=/; samesite=lax`;
    // Cookies are written asynchronously; reading them waits for the write.
    return document.cookie;
  });

export const cookieNames = (): string[] =>
  withCookies(() => document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) ?? [];

export const readCookie = (name: string): string | null =>
  withCookies(() => {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  }) ?? null;

export const writeCookie = (name: string, value: string): void =>
  write(`${name}=${encodeURIComponent(value)}; max-age=${YEAR_SECONDS}`);

export const removeCookie = (name: string): void => write(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
