import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from '@playwright/test';
import { findPostgresql } from '#commerce/platform/database/testing/postgresql.ts';
import { hasHeadlessShell, testChromium } from './chromium.ts';
import { obtain, type Command, type Environment, type Tool } from './obtain.ts';

const onPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, name)));

const isCI = Boolean(process.env.CI);
const confirm = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
};

const environment: Environment = {
  isCI,
  confirm: process.stdin.isTTY && process.stdout.isTTY ? confirm : undefined,
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

const BROWSER: Tool = {
  name: 'Chromium',
  purpose: 'the browser tests',
  isInstalled: () => testChromium() !== undefined || existsSync(chromium.executablePath()),
  // Not every system has the packages, and some networks block the download of Playwright.
  installers: [
    ...packages('chromium', 'chromium-headless-shell'),
    [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
    ...packages('chromium'),
  ],
  alternative: 'set CHROMIUM_PATH',
};

/** Journeys take a third less time in it than in the whole browser. */
const HEADLESS_SHELL: Tool = {
  name: 'Chromium without windows',
  purpose: 'browser tests in less time',
  isInstalled: () => Boolean(process.env.CHROMIUM_PATH) || hasHeadlessShell() || testChromium() === undefined,
  installers: packages('chromium-headless-shell'),
  alternative: 'use the whole browser',
};

const POSTGRESQL: Tool = {
  name: 'PostgreSQL',
  purpose: 'the tests on PostgreSQL',
  isInstalled: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgresql() !== undefined,
  installers: packages('postgresql', 'postgresql-contrib'),
  alternative: 'install its server programs, or set TEST_DATABASE_URL',
};

/** Throws with advice when there is no browser. */
export const ensureBrowser = async (): Promise<void> => {
  const advice = await obtain(BROWSER, environment);
  if (advice) throw new Error(advice);
  if (isCI) await obtain(HEADLESS_SHELL, environment);
};

/** Without PostgreSQL its tests are skipped with a notice; in CI it is required. */
export const ensurePostgresql = async (): Promise<void> => {
  const advice = await obtain(POSTGRESQL, environment);
  if (advice && isCI) throw new Error(advice);
  if (advice) console.log(`${advice} Until then they are skipped.`);
};
