import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#commerce/platform/context.ts';
import { advanceOrder, ProgressError } from './progress.ts';
import type { ProgressStep } from './progress.ts';

const POLL_MS = 1000;

const folderOf = (varDir: string): string => join(varDir, 'orders-inbox');

const writeWhole = (path: string, value: unknown): void => {
  writeFileSync(`${path}.part`, JSON.stringify(value));
  renameSync(`${path}.part`, path);
};

const answer = async (platform: Platform, path: string): Promise<void> => {
  try {
    const step = JSON.parse(readFileSync(path, 'utf8')) as ProgressStep;
    const { items, order } = await advanceOrder(platform, step);
    writeWhole(`${path}.answer`, { text: `Order ${step.number}: lines ${items}, order ${order}.` });
  } catch (error) {
    if (!(error instanceof ProgressError)) platform.log.warn({ err: error }, 'an order step could not be taken');
    writeWhole(`${path}.answer`, { text: error instanceof Error ? error.message : String(error), isError: true });
  }
  rmSync(path, { force: true });
};

/** Takes the steps other processes left; only the process that has the embedded database open can. */
export const takeSteps = async (platform: Platform): Promise<void> => {
  const folder = folderOf(platform.settings.varDir);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) await answer(platform, join(folder, file));
};

export const startInbox = (platform: Platform): void => {
  if (platform.settings.databaseUrl) return;
  const poll = (): void => {
    const next = (): void => void setTimeout(poll, POLL_MS).unref();
    takeSteps(platform).then(next, next);
  };
  poll();
};

/** Leaves a step for the running shop and waits for its answer; undefined when none comes. */
export const leaveStep = async (varDir: string, step: ProgressStep, waitMs = 10_000): Promise<{ text: string; isError?: boolean } | undefined> => {
  const folder = folderOf(varDir);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${Date.now()}-${process.pid}.json`);
  writeWhole(path, step);
  for (const end = Date.now() + waitMs; Date.now() < end; await sleep(100)) {
    if (!existsSync(`${path}.answer`)) continue;
    const text = readFileSync(`${path}.answer`, 'utf8');
    rmSync(`${path}.answer`, { force: true });
    return JSON.parse(text);
  }
  rmSync(path, { force: true });
  return undefined;
};
