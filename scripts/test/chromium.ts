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

/** Launch options of all browser tests. */
export const chromiumLaunch = (): { executablePath?: string; args: string[] } => {
  const executablePath = systemChromium();
  return { ...(executablePath ? { executablePath } : {}), args: FLAGS };
};
