import { join } from 'node:path';
import { backEndGraph, circleOf, fileGraph, impureRules, readImports } from './imports.ts';
import { foreignTables, readModules, tableOwners } from './modules.ts';

const root = join(import.meta.dirname, '../..');
const imports = readImports(root);
const modules = backEndGraph(imports);
const owners = tableOwners(root);
const problems = [circleOf(fileGraph(imports)), circleOf(modules), ...impureRules(imports)].filter(Boolean);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const uses = sum([...modules.values()].map(({ size }) => size));
console.log(
  [
    `${imports.size} files, ${sum([...imports.values()].map(({ length }) => length))} imports among them`,
    `${modules.size} modules of the back end, ${uses} uses among them`,
    `${owners.size} tables and views, ${foreignTables(readModules(root), owners).length} named by a module that does not own them`,
    problems.length === 0 ? 'no circle, rules are pure' : '',
  ]
    .filter(Boolean)
    .join('; '),
);
for (const cycle of problems) console.error(cycle?.join(' → '));
process.exitCode = problems.length === 0 ? 0 : 1;
