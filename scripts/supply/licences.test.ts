import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceReport, refusedLicences } from './licences.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  integrity?: string;
};
type Declared = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

const locked = Object.entries((read('package-lock.json') as { packages: Record<string, Locked> }).packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

test('every library of the running shop is under a licence that was agreed to', () => {
  const libraries = locked
    .filter(({ dev, devOptional }) => !dev && !devOptional)
    .map(({ name, version = '', license = 'none' }) => ({ name, version, licence: license }));
  expect(libraries.length).toBeGreaterThan(100);
  expect(refusedLicences(libraries)).toEqual([]);
});

test('versions are exact, and every library of the running shop is locked by its hash', () => {
  const declared = read('package.json') as Declared;
  const versions = [declared.dependencies, declared.devDependencies, declared.optionalDependencies].flatMap((group) =>
    Object.entries(group),
  );
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const isOurs = ({ dev, optional }: Locked): boolean => !dev && !optional;
  const unlocked = locked.filter((entry) => isOurs(entry) && !entry.integrity?.startsWith('sha512-'));
  expect(unlocked.map(({ name }) => name)).toEqual([]);
});

test('licence expressions with a choice are understood; a licence allowed only for linked libraries is allowed for no others', () => {
  const of = (name: string, licence: string) => refusedLicences([{ name, version: '1.0.0', licence }]).length === 0;
  expect(of('a', '(MIT OR GPL-3.0-only)')).toBe(true);
  expect(of('a', 'MIT AND Zlib')).toBe(false);
  expect(of('a', 'none')).toBe(false);
  expect([of('a', 'LGPL-3.0-or-later'), of('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')]).toEqual([
    false,
    true,
  ]);
});

test('the report lists each licence once with its libraries', () => {
  const library = (name: string, licence: string) => ({ name, version: '1.0.0', licence });
  expect(licenceReport([library('b', 'MIT'), library('c', 'ISC'), library('a', 'MIT')])).toContain(
    '| ISC | 1 | c 1.0.0 |\n| MIT | 2 | a 1.0.0, b 1.0.0 |\n',
  );
});
