import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '#commerce/platform/database/folder-lock.ts';
import { loadSettings } from '#commerce/settings.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { handleRequests, inboxFolder } from './platform/staff/inbox-folder.ts';
import { runCommand } from './platform/staff/run-command.ts';
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
    expect(stderr).toMatch(/\nUsage: npm run catalogue:load -- <folder> \[--stock\] \[--take-over\]\n$/);
  });
});

describe('running a command', () => {
  const argv = ['order', 'ship', '482915306'];
  let settings: Settings;
  beforeEach(() => {
    settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-staff-')) });
  });

  describe('delegates to the running shop', () => {
    let unlock: () => void;
    beforeEach(() => {
      unlock = lockFolder(join(settings.varDir, 'lock'));
      return () => unlock();
    });
    const outputOf = async (
      run: (given: readonly string[]) => Promise<string>,
      command: { argv: readonly string[]; from?: string } = { argv },
    ): Promise<string> => {
      const text = runCommand({ settings, modules: staffModules, ...command });
      text.catch(() => {});
      const folder = inboxFolder(settings.varDir);
      await vi.waitUntil(() => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')));
      await handleRequests(settings.varDir, run, () => {});
      return text;
    };

    test('returns the result from the shop', async () => {
      expect(await outputOf(async (given) => given.join(' '))).toBe('order ship 482915306');
    });

    test('resolves paths against the working directory of the caller', async () => {
      const reported = (...given: string[]) =>
        outputOf(async (left) => left.join(' '), { argv: given, from: '/home/rosa' });
      expect(await reported('order', 'paper', '482915306', 'papers')).toBe(
        'order paper -- 482915306 /home/rosa/papers',
      );
      expect(await reported('trade', 'files', '7', '../7')).toBe('trade files -- 7 /home/7');
      expect(await reported('order', 'paper', '482915306', '/srv/papers')).toBe('order paper -- 482915306 /srv/papers');
    });

    test('throws the error from the shop', async () => {
      const reason = new StaffError('There is no order 482915306.');
      await expect(outputOf(() => Promise.reject(reason))).rejects.toThrow(reason);
    });

    test('throws when the shop does not respond', async () => {
      await expect(runCommand({ settings, modules: staffModules, argv }, { waitMs: 1 })).rejects.toThrow(
        new StaffError('The shop that has the database open did not respond.'),
      );
    });
  });

  test('fails when the database cannot be opened', async () => {
    const wrong: Settings = { ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' };
    await expect(runCommand({ settings: wrong, modules: staffModules, argv })).rejects.toThrow(
      'DATABASE_URL cannot be used',
    );
  });
});
