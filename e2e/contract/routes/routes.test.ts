import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restRoutes } from '#commerce/modules.ts';
import { OWN_ROUTES, ROUTE_CLASSES } from './classes.ts';
import { methodOf, pathOf } from './route-step.ts';

const root = join(import.meta.dirname, '../../..');
const steps = ROUTE_CLASSES.flatMap((each) => each.steps);

test('every route of the back end belongs to a tested class or is listed as our own', () => {
  const ours = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(ours.length).toBeGreaterThan(100);
  expect([...steps.map(({ route }) => route), ...OWN_ROUTES].toSorted()).toEqual(ours.toSorted());
});

test('a valid case that refers to another test has one', () => {
  const missing = steps.filter((step) => {
    const [tail = ''] = /\/[a-zA-Z]+$/.exec(pathOf(step).replace(/\/nothing$/, '')) ?? [];
    const text = step.shownIn && readFileSync(join(root, step.shownIn), 'utf8');
    return text !== undefined && !(text.includes(tail) && text.includes(`'${methodOf(step)}'`));
  });
  expect(missing).toEqual([]);
});
