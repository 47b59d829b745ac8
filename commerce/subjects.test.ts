import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolverMaps, restRoutes } from './subjects.ts';

const modules = (name: string): Promise<Record<string, unknown>[]> =>
  Promise.all(
    globSync(`*/${name}`, { cwd: import.meta.dirname }).map(
      (path) => import(join(import.meta.dirname, path)) as Promise<Record<string, unknown>>,
    ),
  );

test('every subject with REST routes answers them', async () => {
  const routes = (await modules('{,admin/}rest.ts')).flatMap(
    (module) => (module['routes'] as unknown[] | undefined) ?? [],
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(new Set(restRoutes)).toEqual(new Set(routes));
});

test('every subject with resolvers answers by them', async () => {
  const maps = (await modules('graphql.ts')).flatMap((module) => module['resolvers'] ?? []);
  expect(maps.length).toBeGreaterThan(15);
  expect(new Set(resolverMaps)).toEqual(new Set(maps));
});
