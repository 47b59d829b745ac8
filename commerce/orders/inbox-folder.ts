import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProgressError } from './progress-rules.ts';
import type { ProgressStep } from './progress-rules.ts';

export type StepAnswer = { text: string; isError?: boolean };

/** Where processes that cannot open the embedded database leave their requests. */
export const inboxFolder = (varDir: string): string => join(varDir, 'orders-inbox');

const writeWhole = (path: string, value: unknown): void => {
  writeFileSync(`${path}.part`, JSON.stringify(value));
  renameSync(`${path}.part`, path);
};

/** Leaves a request for the running shop and waits for its answer; undefined on timeout. */
export const requestStep = async (
  varDir: string,
  step: ProgressStep,
  waitMs = 10_000,
): Promise<StepAnswer | undefined> => {
  const folder = inboxFolder(varDir);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${Date.now()}-${process.pid}.json`);
  writeWhole(path, step);
  for (const end = Date.now() + waitMs; Date.now() < end; await sleep(100)) {
    if (!existsSync(`${path}.answer`)) continue;
    const text = readFileSync(`${path}.answer`, 'utf8');
    rmSync(`${path}.answer`);
    return JSON.parse(text) as StepAnswer;
  }
  rmSync(path, { force: true });
  return undefined;
};

/**
 * Handles the requests left in the inbox, oldest first, and writes an answer to each; `onFault` is called with
 * unexpected errors.
 */
export const handleRequests = async (
  varDir: string,
  take: (step: ProgressStep) => Promise<string>,
  onFault: (error: unknown) => void,
): Promise<void> => {
  const folder = inboxFolder(varDir);
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const file of files.sort()) {
    const path = join(folder, file);
    const answer = async (): Promise<StepAnswer> => {
      const step = readFileSync(path, 'utf8');
      // Removed before it runs: a request whose answer cannot be written must not run again.
      rmSync(path);
      return { text: await take(JSON.parse(step) as ProgressStep) };
    };
    writeWhole(
      `${path}.answer`,
      await answer().catch((error: unknown): StepAnswer => {
        if (!(error instanceof ProgressError)) onFault(error);
        return { text: error instanceof Error ? error.message : String(error), isError: true };
      }),
    );
  }
};
