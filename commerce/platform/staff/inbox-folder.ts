import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StaffError } from './types.ts';

export type StaffResponse = { text: string; isError?: boolean };

/** Directory in which processes without access to the embedded database leave their commands. */
export const inboxFolder = (varDir: string): string => join(varDir, 'staff-inbox');

/** Readable for the shop's own user alone: responses hold personal data. */
const writeWhole = (path: string, value: unknown): void => {
  writeFileSync(`${path}.part`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${path}.part`, path);
};

/** Leaves a command for the running shop and awaits its response; undefined on timeout. */
export const requestRun = async (
  varDir: string,
  argv: readonly string[],
  waitMs = 10_000,
): Promise<StaffResponse | undefined> => {
  const folder = inboxFolder(varDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${Date.now()}-${process.pid}.json`);
  writeWhole(path, argv);
  for (const end = Date.now() + waitMs; Date.now() < end; await sleep(100)) {
    if (!existsSync(`${path}.answer`)) continue;
    const text = readFileSync(`${path}.answer`, 'utf8');
    rmSync(`${path}.answer`);
    return JSON.parse(text) as StaffResponse;
  }
  rmSync(path, { force: true });
  return undefined;
};

/** Runs the commands in the inbox, oldest first, and writes a response to each; `onFault` gets unexpected errors. */
export const handleRequests = async (
  varDir: string,
  run: (argv: readonly string[]) => Promise<string>,
  onFault: (error: unknown) => void,
): Promise<void> => {
  const folder = inboxFolder(varDir);
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const file of files.sort()) {
    const path = join(folder, file);
    const respond = async (): Promise<StaffResponse> => {
      const argv = readFileSync(path, 'utf8');
      // Removed before it runs: a command whose response cannot be written must not run again.
      rmSync(path);
      return { text: await run(JSON.parse(argv) as readonly string[]) };
    };
    writeWhole(
      `${path}.answer`,
      await respond().catch((error: unknown): StaffResponse => {
        if (!(error instanceof StaffError)) onFault(error);
        return { text: error instanceof Error ? error.message : String(error), isError: true };
      }),
    );
  }
};
