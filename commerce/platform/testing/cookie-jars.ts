import type { Cookies, SetCookie } from '../cookies.ts';

/** Cookies by browser name; calls without a name share one browser. */
export const cookieJars = () => {
  const jars = new Map<string, Record<string, string>>();
  return {
    of: (browser = ''): Cookies => jars.get(browser) ?? {},
    keep: (browser = '', cookies: readonly SetCookie[] = []): void => {
      if (cookies.length === 0) return;
      const given = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
      jars.set(browser, { ...jars.get(browser), ...given });
    },
  };
};
