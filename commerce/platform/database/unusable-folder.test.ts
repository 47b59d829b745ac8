import { chmodSync, mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CannotStart, failureText } from '../cannot-start.ts';
import { openDatabase } from './open.ts';
import { inFolder, whyUnopened } from './unusable-folder.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'tessera-unusable-'));

const refused = (code: string, path: string) => (): never => {
  throw Object.assign(new Error(`${code}: not now, open '${path}'`), { code, path });
};

test.each([
  ['EACCES', /^VAR_DIR: \/shop\/var\/lock\/owner\.json cannot be written by the user .+\(chown -R .+ \/shop\/var\)/],
  ['EPERM', /cannot be written by the user/],
  ['EROFS', /^VAR_DIR: \/shop\/var is read-only\./],
  ['ENOSPC', /^VAR_DIR: the disk of \/shop\/var is full\. Make room/],
  ['EDQUOT', /is full/],
  ['ENOTDIR', /^VAR_DIR: \/shop\/var is no folder\./],
])('%s is reported in one line, with a remedy', (code, words) => {
  const path = '/shop/var/lock/owner.json';
  const reported = ((): unknown => {
    try {
      return inFolder('/shop/var', refused(code, path));
    } catch (error) {
      return failureText(error);
    }
  })();
  expect(reported).toMatch(words);
  expect(reported).toMatch(/, or choose another VAR_DIR\.$/);
  expect(reported).not.toMatch(/\n/);
});

test('any other error is not changed', () => {
  expect(() => inFolder('/shop/var', refused('EIO', '/shop/var'))).toThrow(/^EIO/);
  const error = new TypeError('a fault of ours');
  expect(failureText(error)).toBe(error);
});

describe('the embedded database', () => {
  test('is not opened if its directory is a file', async () => {
    const varDir = join(folder(), 'var');
    writeFileSync(varDir, '');
    await expect(openDatabase({ varDir })).rejects.toThrow(`VAR_DIR: ${varDir} is no folder.`);
  });

  test('is reported as damaged if its files are, and the directory is unlocked', async () => {
    const varDir = folder();
    await (await openDatabase({ varDir })).close();
    truncateSync(join(varDir, 'data', 'global', 'pg_control'), 0);
    const opened = openDatabase({ varDir });
    await expect(opened).rejects.toThrow(CannotStart);
    await expect(opened).rejects.toThrow(/^\S+data cannot be opened: it is damaged, .+ Restore a backup [^\n]+$/);
    await expect(openDatabase({ varDir })).rejects.toThrow('it is damaged');
  });

  test('is reported if it could not be created', () => {
    expect(failureText(whyUnopened(folder(), new Error('initdb failed')))).toMatch(
      /^\S+data could not be created\. \(initdb failed\)$/,
    );
  });

  // The superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0)('names a file of another user', () => {
    const varDir = folder();
    mkdirSync(join(varDir, 'data', 'base'), { recursive: true });
    const path = join(varDir, 'data', 'base', '1');
    writeFileSync(path, '');
    chmodSync(path, 0o400);
    expect(failureText(whyUnopened(varDir, new Error('Aborted()')))).toMatch(`VAR_DIR: ${path} cannot be written`);
  });
});
