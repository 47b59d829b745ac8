import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED } from '../compiled.ts';

export type Tally = { passed: number; failed: number; skipped: number };

/** Seconds that a file's tests took. */
export type FileTime = { file: string; seconds: number };

/** Result of a part of the suite; `faults` name each failed test, and each that passed only when tried again. */
export type Result = Tally & { times: FileTime[]; faults: string[] };

export const ROOT = join(import.meta.dirname, '../..');
export const bin = (name: string): string => join('node_modules', '.bin', name);

const environment = (more: Readonly<Record<string, string>>) => ({
  NODE_COMPILE_CACHE: COMPILED,
  ...process.env,
  ...more,
});

/** Runs a command in the foreground; true when it succeeded. */
export const run = (command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): boolean => {
  mkdirSync(COMPILED, { recursive: true });
  return spawnSync(command, args, { stdio: 'inherit', env: environment(more) }).status === 0;
};

/** Runs a command in the background and collects its output. */
export const runQuietly = (command: string, args: readonly string[]): Promise<{ isGood: boolean; printed: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment({}) });
    let printed = '';
    const keep = (chunk: Buffer): void => void (printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ isGood: false, printed: String(error) }));
    child.on('close', (code) => resolve({ isGood: code === 0, printed }));
  });

export const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

export const checkResult = (name: string, isGood: boolean): Result => {
  if (!isGood) console.error(`${name} failed`);
  return {
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    skipped: 0,
    times: [],
    faults: isGood ? [] : [`failed: ${name}`],
  };
};
