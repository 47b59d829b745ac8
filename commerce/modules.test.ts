import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isInterfaceType } from 'graphql';
import { expect, test } from 'vitest';
import { assembleSchema } from './platform/graphql/schema.ts';
import { resolverMaps, restRoutes } from './modules.ts';

const modules = (name: string): Promise<Record<string, unknown>[]> =>
  Promise.all(
    globSync(`*/*/{,gateways/*/}${name}`, { cwd: import.meta.dirname }).map(
      (path) => import(join(import.meta.dirname, path)) as Promise<Record<string, unknown>>,
    ),
  );

test('REST routes of every module are registered', async () => {
  const routes = (await modules('{,admin/}rest.ts')).flatMap(
    (module) => (module['routes'] as unknown[] | undefined) ?? [],
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(new Set(restRoutes)).toEqual(new Set(routes));
});

test('resolvers of every module are registered', async () => {
  const maps = (await modules('graphql.ts')).flatMap((module) => module['resolvers'] ?? []);
  expect(maps.length).toBeGreaterThan(15);
  expect(new Set(resolverMaps)).toEqual(new Set(maps));
});

/** Types whose objects contain these fields as plain values, so that they need no resolver. */
const CARRIES_ITS_FIELDS = new Set(['CmsPage', 'RoutableUrl']);

test('a field resolved for one implementation of an interface is resolved for all of them', () => {
  const schema = assembleSchema(resolverMaps);
  const forgotten = Object.values(schema.getTypeMap())
    .filter(isInterfaceType)
    .flatMap((type) => {
      const kinds = schema.getPossibleTypes(type).filter(({ name }) => !CARRIES_ITS_FIELDS.has(name));
      return Object.keys(type.getFields()).flatMap((field) => {
        const without = kinds.filter((kind) => !kind.getFields()[field]?.resolve);
        return without.length < kinds.length ? without.map((kind) => `${kind.name}.${field}`) : [];
      });
    });
  expect(forgotten).toEqual([]);
});
