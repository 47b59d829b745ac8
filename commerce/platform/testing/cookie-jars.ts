import type { Cookies, SetCookie } from '../cookies.ts';

/** What browsers keep of the cookies they are given, by the name of the browser; without a name it is always the same one. */
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
