import Bowser from 'bowser';
import type { Device } from './types.ts';

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const LONGEST = 512;

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** Browser and system of a User-Agent, such as Firefox on Windows. Only known names are returned. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, os.name) };
};
