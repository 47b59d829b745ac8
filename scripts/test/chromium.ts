import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed Chromium; undefined for Playwright's own. */
export const systemChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

type Launch = { executablePath?: string; args: string[] };

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = (): boolean => existsSync(HEADLESS_SHELL);

/** The browser of the tests: without windows, the same pages take a third less of the processor. */
export const testChromium = (): string | undefined =>
  !process.env.CHROMIUM_PATH && hasHeadlessShell() ? HEADLESS_SHELL : systemChromium();

/** Launch options of benchmarks, which measure the browser that people use. */
export const chromiumLaunch = (executablePath = systemChromium()): Launch => ({
  ...(executablePath ? { executablePath } : {}),
  args: FLAGS,
});

/** Launch options of all browser tests. */
export const testLaunch = (): Launch => chromiumLaunch(testChromium());
