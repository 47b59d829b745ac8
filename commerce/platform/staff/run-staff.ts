import { parseArgs } from 'node:util';
import type { Platform } from '../context.ts';
import { recordStaffActions, type Changed } from '../security-log.ts';
import { StaffError, type StaffCall, type StaffModule, type StaffVerb } from './types.ts';

const COMMAND = 'npm run staff --';

/** Maximum width of the left column; longer names get their own line, to fit 80 columns. */
const WIDEST_NAME = 36;

const lines = (title: string, entries: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...entries.map(([name]) => name.length));
  if (width > WIDEST_NAME) return [title, ...entries.map(([name, what]) => `  ${name}\n      ${what}`)].join('\n');
  return [title, ...entries.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)].join('\n');
};

const form = (name: string, { args = [], options = {} }: StaffVerb): string =>
  [name, ...args, ...Object.keys(options).map((option) => `[--${option} …]`)].join(' ');

const helpOfAll = (modules: readonly StaffModule[]): string =>
  lines(
    `Usage: ${COMMAND} <subject> <verb> …, and ${COMMAND} <subject> --help`,
    modules.map(({ name, what }) => [name, what]),
  );

const helpOfModule = ({ name, what, verbs }: StaffModule): string =>
  lines(
    `${COMMAND} ${name} <verb>: ${what}`,
    Object.entries(verbs).map(([verb, given]) => [form(verb, given), given.what]),
  );

const helpOfVerb = ({ name }: StaffModule, verb: string, given: StaffVerb): string => {
  const options = Object.entries(given.options ?? {});
  const title = `Usage: ${COMMAND} ${name} ${form(verb, given)}\n${given.what}`;
  return options.length > 0
    ? lines(
        title,
        options.map(([option, what]) => [`--${option} …`, what]),
      )
    : title;
};

export type Found = { help: string; isWrong: boolean } | { name: string; verb: StaffVerb; call: StaffCall };

const wrong = (problem: string, help: string): Found => ({ help: `${problem}\n${help}`, isWrong: true });

/** Parses a command line: help, or a verb with its arguments. */
export const findVerb = (modules: readonly StaffModule[], argv: readonly string[]): Found => {
  const [moduleName, verbName, ...rest] = argv;
  const isHelp = argv.includes('--help') || argv.includes('-h');
  const found = modules.find(({ name }) => name === moduleName);
  if (!found) {
    const help = helpOfAll(modules);
    return isHelp || moduleName === undefined
      ? { help, isWrong: !isHelp }
      : wrong(`There is no subject "${moduleName}".`, help);
  }
  const verb = verbName !== undefined && Object.hasOwn(found.verbs, verbName) ? found.verbs[verbName] : undefined;
  if (!verb || verbName === undefined) {
    const help = helpOfModule(found);
    return isHelp || verbName === undefined
      ? { help, isWrong: !isHelp }
      : wrong(`There is no verb "${verbName}" of ${found.name}.`, help);
  }
  const help = helpOfVerb(found, verbName, verb);
  if (isHelp) return { help, isWrong: false };
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(Object.keys(verb.options ?? {}).map((name) => [name, { type: 'string' as const }])),
    });
    const needed = verb.args ?? [];
    if (positionals.length !== needed.length)
      return wrong(`It takes ${needed.join(' ') || 'nothing'} behind the verb.`, help);
    return {
      name: `${found.name} ${verbName}`,
      verb,
      call: { args: positionals, options: values as StaffCall['options'] },
    };
  } catch (error) {
    return wrong((error as Error).message, help);
  }
};

const commandChange = ({ name, call: { args, options } }: Extract<Found, { verb: StaffVerb }>): Changed => ({
  subject: [name.split(' ')[0], ...args.slice(0, 1)].join(' '),
  by: options['by'],
  after: { args, ...options },
});

/** Runs a command, logs one security event and yields the text to print. Throws a `StaffError` for invalid input. */
export async function* printedByStaff(
  platform: Platform,
  modules: readonly StaffModule[],
  argv: readonly string[],
): AsyncGenerator<string> {
  const found = findVerb(modules, argv);
  if ('help' in found) {
    if (found.isWrong) throw new StaffError(found.help);
    yield found.help;
    return;
  }
  const text = found.verb.run(platform, found.call);
  if (Symbol.asyncIterator in text) yield* text;
  else yield await text;
  if (!found.verb.recordsItself)
    await platform.db.tx((db) => recordStaffActions(platform, db, found.name, {}, [commandChange(found)]));
}

/** Like {@link printedByStaff}, but returns the whole text. */
export const runStaff = async (...call: Parameters<typeof printedByStaff>): Promise<string> => {
  const parts: string[] = [];
  for await (const text of printedByStaff(...call)) parts.push(text);
  return parts.join('');
};
