import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from './chromium.ts';

const run = (command: string, args: string[]): boolean => {
  console.log(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

const onPath = (name: string): boolean => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const canInstallPackages = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get');

let isIndexFresh = false;
const installPackages = (...names: string[]): boolean => {
  if (!canInstallPackages()) return false;
  isIndexFresh ||= run('apt-get', ['-qq', 'update']);
  return run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...names]);
};

const hasBrowser = (): boolean => systemChromium() !== undefined || existsSync(chromium.executablePath());

/** Finds a browser, or fetches Playwright's, or Debian's. Throws when none can be had. */
export const ensureBrowser = (): void => {
  if (hasBrowser()) return;
  run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium']);
  if (hasBrowser()) return;
  installPackages('chromium');
  if (!hasBrowser()) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH');
};

export const hasPostgresql = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) ||
  onPath('initdb') ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').some((version) => existsSync(join('/usr/lib/postgresql', version, 'bin', 'initdb'))));

/** PostgreSQL is used when it can be had; in CI it must be there. */
export const ensurePostgresql = (): void => {
  if (hasPostgresql() || installPackages('postgresql', 'postgresql-contrib')) return;
  if (process.env.CI) throw new Error('CI tests on PostgreSQL too: install it, or set TEST_DATABASE_URL');
  console.log('PostgreSQL is not installed: the suites that need it are skipped');
};
