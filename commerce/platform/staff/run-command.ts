import { resolve } from 'node:path';
import { FolderInUseError } from '../database/folder-lock.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { createLog } from '../log.ts';
import { createPlatform } from '../platform.ts';
import type { Settings } from '../settings.ts';
import { requestRun } from './inbox-folder.ts';
import { findVerb, runStaff } from './run-staff.ts';
import type { Found } from './run-staff.ts';
import { StaffError, type StaffModule } from './types.ts';

type Command = {
  settings: Settings;
  modules: readonly StaffModule[];
  argv: readonly string[];
  /** The caller's working directory, which resolves relative paths, also in the running shop. */
  from?: string | undefined;
};

/** The command with its directory as an absolute path. */
const withWholeFolder = ({ argv, from = process.cwd() }: Command, found: Found): readonly string[] => {
  const place = 'verb' in found ? (found.verb.args ?? []).indexOf('<folder>') : -1;
  if (!('verb' in found) || place < 0) return argv;
  const { args, options } = found.call;
  return [
    ...argv.slice(0, 2),
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    '--',
    ...args.map((arg, index) => (index === place ? resolve(from, arg) : arg)),
  ];
};

const runHere = async (database: Database, { settings, modules, argv }: Command): Promise<string> => {
  try {
    await migrate(database);
    return await runStaff(createPlatform({ database, settings, log: createLog('warn') }), modules, argv);
  } finally {
    await database.close();
  }
};

/** Leaves the command to the running shop, which alone has the embedded database open. */
const leaveThere = async ({ settings, argv }: Command, waitMs?: number): Promise<string> => {
  const response = await requestRun(settings.varDir, argv, waitMs);
  if (!response) throw new StaffError('The shop that has the database open did not respond.');
  if (response.isError) throw new StaffError(response.text);
  return response.text;
};

type Ways = {
  open?: (settings: Settings) => Promise<Database>;
  /** Time to wait for the running shop. */
  waitMs?: number;
};

/** Runs a staff command, here or in the running shop; returns the text to print. */
export const runCommand = async (given: Command, { open = openDatabase, waitMs }: Ways = {}): Promise<string> => {
  const found = findVerb(given.modules, given.argv);
  if ('help' in found) {
    if (found.isWrong) throw new StaffError(found.help);
    return found.help;
  }
  const command = { ...given, argv: withWholeFolder(given, found) };
  try {
    return await runHere(await open(command.settings), command);
  } catch (error) {
    if (error instanceof FolderInUseError) return leaveThere(command, waitMs ?? found.verb.waitMs);
    throw error;
  }
};
