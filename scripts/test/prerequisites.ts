import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from '@playwright/test';
import { findPostgresql } from '#commerce/platform/database/testing/postgresql.ts';
import { hasHeadlessShell, testChromium } from './chromium.ts';
import { obtain, type Command, type Need, type Environment } from './obtain.ts';

const onPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^\s*(?:y|yes)\s*$/i.test(await terminal.question(`${question} [y/N] `));
  } finally {
    terminal.close();
  }
};

const here: Environment = {
  isCI: Boolean(process.env.CI),
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  ask,
  run: ([name, ...args]) => {
    console.log(`$ ${[name, ...args].join(' ')}`);
    return spawnSync(name, args, { stdio: 'inherit' }).status === 0;
  },
};

/** Commands for Debian packages, as root; empty on other systems. */
const packages = (...names: string[]): Command[][] => {
  if (process.platform !== 'linux' || !onPath('apt-get')) return [];
  const superuser: Command | readonly [] = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args: string[]): Command => [...superuser, 'apt-get', '-qq', ...args] as unknown as Command;
  return [[apt('update'), apt('install', '-y', '--no-install-recommends', ...names)]];
};

const BROWSER: Need = {
  name: 'Chromium',
  purpose: 'the browser tests',
  isThere: () => testChromium() !== undefined || existsSync(chromium.executablePath()),
  // Where there is no such package, and where Playwright may not download, the next way is tried.
  ways: [
    ...packages('chromium', 'chromium-headless-shell'),
    [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
    ...packages('chromium'),
  ],
  otherwise: 'set CHROMIUM_PATH',
};

/** Beside a whole browser nobody needs it, but journeys in it are done a third sooner. */
const HEADLESS_SHELL: Need = {
  name: 'Chromium without windows',
  purpose: 'browser tests in less time',
  isThere: () => Boolean(process.env.CHROMIUM_PATH) || hasHeadlessShell() || testChromium() === undefined,
  ways: packages('chromium-headless-shell'),
  otherwise: 'use the whole browser',
};

const POSTGRESQL: Need = {
  name: 'PostgreSQL',
  purpose: 'the tests on PostgreSQL',
  isThere: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgresql() !== undefined,
  ways: packages('postgresql', 'postgresql-contrib'),
  otherwise: 'install its server programs, or set TEST_DATABASE_URL',
};

/** Throws with advice when there is no browser and none can be installed. */
export const ensureBrowser = async (): Promise<void> => {
  const outcome = await obtain(BROWSER, here);
  if (!outcome.isThere) throw new Error(outcome.advice);
  if (here.isCI) await obtain(HEADLESS_SHELL, here);
};

/** Without PostgreSQL its tests are skipped with a notice; in CI it is required. */
export const ensurePostgresql = async (): Promise<void> => {
  const outcome = await obtain(POSTGRESQL, here);
  if (outcome.isThere) return;
  if (here.isCI) throw new Error(outcome.advice);
  console.log(`${outcome.advice} Until then they are skipped.`);
};
