import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#commerce/platform/database/folder-lock.ts';
import { loadSettings } from '#commerce/settings.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { startCommandServer } from './platform/commands/server.ts';
import type { CommandHandler } from './platform/commands/types.ts';
import { silentLog } from './platform/log.ts';
import { commandText } from './platform/testing/command-text.ts';
import { findVerb } from './platform/staff/run-staff.ts';
import { StaffError } from './platform/staff/types.ts';
import { staffModules } from './staff-modules.ts';

const find = (...argv: string[]) => findVerb(staffModules, argv);
const helpOf = (...argv: string[]): string => {
  const found = find(...argv);
  return 'help' in found ? found.help : '';
};

describe('the staff command line', () => {
  test('parses a subject, a verb, arguments and options', () => {
    expect(find('order', 'ship', '12345', '--items', 'TILE', '--tracking', '1Z999')).toMatchObject({
      name: 'order ship',
      call: { args: ['12345'], options: { items: 'TILE', tracking: '1Z999' } },
    });
  });

  test('prints help at every level and reports unknown subjects, verbs and options', () => {
    expect(helpOf('--help')).toMatch(/^Usage: npm run staff -- <subject> <verb>[^]*\n {2}order +\S/);
    for (const name of ['messages', 'feedback', 'visits', 'holds', 'applications', 'samples', 'subscribers'])
      expect(helpOf('--help')).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(helpOf('order', '--help')).toMatch(
      /\n {2}ship <number> \[--items …\] \[--carrier …\][^\n]*\n {6}ships items/,
    );
    expect(helpOf('order', 'ship', '--help')).toMatch(
      /^Usage: npm run staff -- order ship <number>[^]*--tracking … +tracking/,
    );
    expect(helpOf('ordr')).toMatch(/^There is no subject "ordr"\./);
    expect(helpOf('order', 'constructor')).toMatch(/^There is no verb "constructor" of order\./);
    expect(helpOf('order', 'ship')).toMatch(/^It takes <number> behind the verb\./);
    expect(helpOf('order', 'ship', '1', '--pigeon', 'x')).toMatch(/^Unknown option '--pigeon'/);
    for (const { name, verbs } of staffModules)
      for (const verb of Object.keys(verbs)) expect(helpOf(name, verb, '--help')).toContain(`${name} ${verb}`);
  });

  test('exports three lists under their former names', () => {
    for (const [name, subject] of [
      ['feedback', 'feedback'],
      ['newsletter', 'subscribers'],
      ['reservations', 'visits'],
    ] as const) {
      const found = find('export', name);
      expect(found).toMatchObject({ name: `export ${name}` });
      expect('verb' in found && found.verb).toBe(staffModules.find((each) => each.name === subject)!.verbs['export']);
    }
    expect(helpOf('export')).toMatch(/ {2}newsletter +all subscribers as CSV\n/);
  });

  test('prints help without opening a database and exits with 1 without arguments', () => {
    const run = (...argv: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['commerce/staff-command.ts', ...argv], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      });
      return { status, stdout: stdout.split('\n')[0], stderr: stderr.split('\n')[0] };
    };
    const title = 'Usage: npm run staff -- <subject> <verb> …, and npm run staff -- <subject> --help';
    expect(run('--help')).toEqual({ status: 0, stdout: title, stderr: '' });
    expect(run()).toEqual({ status: 1, stdout: '', stderr: title });
  });

  test.each([['commerce/staff-command.ts', 'order', 'list'], ['commerce/import/load.ts'], ['scripts/migrate.ts']])(
    '%s reports the invalid setting and nothing else',
    (...command) => {
      const { status, stderr } = spawnSync(process.execPath, command, {
        encoding: 'utf8',
        env: { ...process.env, PORT: 'eighty' },
      });
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: 'These settings cannot be used:\n  PORT: must be a whole number\n',
      });
    },
  );

  test.each([
    ['--takeover', "Unknown option '--takeover'"],
    ['no-such-folder', 'There is no folder '],
  ])('catalogue:load %s prints its usage', (argument, message) => {
    const { status, stderr } = spawnSync(process.execPath, ['commerce/import/load.ts', argument], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${message}`));
    expect(stderr).toMatch(/\nUsage: npm run catalogue:load -- <folder> .*--dry-run\n$/);
  });
});

describe('running a command', () => {
  const argv = ['order', 'ship', '482915306'];
  let settings: Settings;
  beforeEach(() => {
    settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-staff-')) });
  });

  describe('delegates to the running shop', () => {
    const listen = async (handler: CommandHandler): Promise<void> => {
      const unlock = lockFolder(join(settings.varDir, 'lock'));
      const stop = await startCommandServer(settings.varDir, { staff: handler }, silentLog);
      onTestFinished(async () => {
        await stop();
        unlock();
      });
    };
    const echo: CommandHandler = ({ argv: given }, { write }) => write(`${given.join(' ')}\n`);
    const outputOf = (given: readonly string[] = argv, from?: string): Promise<string> =>
      commandText({ settings, modules: staffModules, argv: given, from });

    test('prints the result from the shop', async () => {
      await listen(echo);
      expect(await outputOf()).toBe('order ship 482915306');
    });

    test('resolves paths against the working directory of the caller', async () => {
      await listen(echo);
      const reported = (...given: string[]) => outputOf(given, '/home/rosa');
      expect(await reported('order', 'paper', '482915306', 'papers')).toBe(
        'order paper -- 482915306 /home/rosa/papers',
      );
      expect(await reported('trade', 'files', '7', '../7')).toBe('trade files -- 7 /home/7');
      expect(await reported('order', 'paper', '482915306', '/srv/papers')).toBe('order paper -- 482915306 /srv/papers');
    });

    test('throws the error from the shop', async () => {
      await listen(() => Promise.reject(new StaffError('There is no order 482915306.')));
      await expect(outputOf()).rejects.toThrow('There is no order 482915306.');
    });

    test('reports the process that has the database open if no shop is running', async () => {
      const unlock = lockFolder(join(settings.varDir, 'lock'));
      onTestFinished(unlock);
      await expect(outputOf()).rejects.toThrow('It serves one process only');
    });
  });

  test('fails when the database cannot be opened', async () => {
    const wrong: Settings = { ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' };
    await expect(commandText({ settings: wrong, modules: staffModules, argv })).rejects.toThrow(
      'DATABASE_URL cannot be used',
    );
  });
});
