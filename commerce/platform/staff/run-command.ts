import { resolve } from 'node:path';
import { FolderInUseError } from '../database/folder-lock.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open.ts';
import type { Platform } from '../context.ts';
import type { Database } from '../database/types.ts';
import { runInShop } from '../commands/client.ts';
import type { CommandOutput } from '../commands/types.ts';
import { createLog } from '../log.ts';
import { createPlatform } from '../platform.ts';
import type { Settings } from '../settings.ts';
import { findVerb, printedByStaff } from './run-staff.ts';
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

/** Runs a command and prints its text with a final line break. */
export const printStaff = async (
  platform: Platform,
  modules: readonly StaffModule[],
  argv: readonly string[],
  { write }: CommandOutput,
): Promise<void> => {
  let last = '';
  for await (const text of printedByStaff(platform, modules, argv)) {
    await write(text);
    last = text;
  }
  if (!last.endsWith('\n')) await write('\n');
};

const runHere = async (
  database: Database,
  { settings, modules, argv }: Command,
  output: CommandOutput,
): Promise<void> => {
  try {
    await migrate(database);
    const platform = createPlatform({ database, settings, log: createLog('warn') });
    await printStaff(platform, modules, argv, output);
  } finally {
    await database.close();
  }
};

/** Runs a staff command here, or in the running shop if that has the embedded database open. */
export const runCommand = async (
  given: Command,
  output: CommandOutput,
  open: (settings: Settings) => Promise<Database> = openDatabase,
): Promise<void> => {
  const found = findVerb(given.modules, given.argv);
  if ('help' in found) {
    if (found.isWrong) throw new StaffError(found.help);
    return output.write(`${found.help}\n`);
  }
  const command = { ...given, argv: withWholeFolder(given, found) };
  try {
    await runHere(await open(command.settings), command, output);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const { varDir } = command.settings;
    const request = { argv: command.argv, from: given.from ?? process.cwd() };
    if (!(await runInShop(varDir, 'staff', request, output))) throw error;
  }
};
