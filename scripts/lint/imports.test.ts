import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circleOf, directoryGraph, fileGraph, impureRules, readImports, backEndGraph } from './imports.ts';
import type { Graph, Import } from './imports.ts';

const imports = readImports(join(import.meta.dirname, '../..'));

/** `a -> b`, and `a => b` for types alone. */
const graphOf = (...ways: readonly string[]): Graph => {
  const all = ways.map((way): Import => {
    const [from = '', arrow, to = ''] = way.split(' ');
    return { from, to, isType: arrow === '=>' };
  });
  return Map.groupBy(all, ({ from }) => from);
};

test('no import cycles between files, type imports included', () => {
  expect(imports.size).toBeGreaterThan(1500);
  expect(fileGraph(imports).get('scripts/lint/imports.test.ts')).toEqual([
    'scripts/lint/imports.ts',
    'scripts/lint/imports.ts',
  ]);
  expect(circleOf(fileGraph(imports))).toBeUndefined();
  expect(circleOf(fileGraph(graphOf('a.ts => b.ts', 'b.ts -> c.ts', 'c.ts => a.ts')))).toEqual([
    'a.ts',
    'b.ts',
    'c.ts',
    'a.ts',
  ]);
});

test('dynamic imports and re-exports count', () => {
  const root = 'storefront/router.tsx';
  expect(fileGraph(imports).get(root)).toContain('storefront/shell/load-shell.ts');
  expect(fileGraph(imports).get('commerce/sale/cart/service.ts')).toContain('commerce/sale/cart/ownership.ts');
});

test('modules run each other’s code in one direction', () => {
  const graph = backEndGraph(imports);
  expect(graph.size).toBeGreaterThan(15);
  expect(graph.get('orders')).toContain('cart');
  expect(circleOf(graph)).toBeUndefined();
});

test('a cycle of modules is found; type-only imports and tests do not count', () => {
  const there = 'commerce/sale/one/service.ts -> commerce/sale/two/service.ts';
  const circle = (back: string) => circleOf(backEndGraph(graphOf(there, back)));
  expect(circle('commerce/sale/two/rules.ts -> commerce/sale/one/rules.ts')).toEqual(['one', 'two', 'one']);
  expect(circle('commerce/sale/two/rules.ts => commerce/sale/one/types.ts')).toBeUndefined();
  expect(circle('commerce/sale/two/rules.test.ts -> commerce/sale/one/rules.ts')).toBeUndefined();
});

test('neighbouring directories of the storefront import in one direction only, including import()', () => {
  const graph = directoryGraph(imports);
  expect(graph.get('storefront/features/product/page')).toContain('storefront/features/product/buy');
  expect(circleOf(graph)).toBeUndefined();
});

test('a cycle of directories is found; type-only imports and imports of the directory above do not count', () => {
  const [buy, options] = ['storefront/features/product/buy', 'storefront/features/product/options'];
  const circle = (back: string) => circleOf(directoryGraph(graphOf(`${buy}/panel.tsx -> ${options}/form.tsx`, back)));
  expect(circle(`${options}/form.tsx -> ${buy}/price/price.tsx`)).toEqual([buy, options, buy]);
  expect(circle(`${options}/form.tsx => ${buy}/panel.tsx`)).toBeUndefined();
  expect(circle(`${options}/form.test.tsx -> ${buy}/panel.tsx`)).toBeUndefined();
  expect(circle(`${options}/form.tsx -> storefront/features/product/product.ts`)).toBeUndefined();
});

test('rules import no database, email or job, not even indirectly', () => {
  expect(impureRules(imports)).toEqual([]);
  const way = [
    'commerce/sale/tax/rules.ts',
    'commerce/sale/tax/labels.ts',
    'commerce/merchandise/stores/service.ts',
    'commerce/merchandise/stores/store.ts',
  ];
  const steps = (arrow: string) => way.slice(1).map((to, index) => `${way[index]} ${index === 1 ? arrow : '->'} ${to}`);
  expect(impureRules(graphOf(...steps('->')))).toEqual([way]);
  expect(impureRules(graphOf(...steps('=>')))).toEqual([]);
  expect(impureRules(graphOf('commerce/sale/tax/day-rules.ts -> commerce/platform/mail/mailer.ts'))).toHaveLength(1);
});
