import { join } from 'node:path';
import { circleOf, fileGraph, impureRules, readImports, subjectGraph } from './imports.ts';
import { foreignTables, readSubjects, tableOwners } from './subjects.ts';

const root = join(import.meta.dirname, '../..');
const imports = readImports(root);
const subjects = subjectGraph(imports);
const owners = tableOwners(root);
const problems = [circleOf(fileGraph(imports)), circleOf(subjects), ...impureRules(imports)].filter(Boolean);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const uses = sum([...subjects.values()].map(({ size }) => size));
console.log(
  [
    `${imports.size} files, ${sum([...imports.values()].map(({ length }) => length))} imports among them`,
    `${subjects.size} subjects of the back end, ${uses} uses among them`,
    `${owners.size} tables and views, ${foreignTables(readSubjects(root), owners).length} named by a subject that does not own them`,
    problems.length === 0 ? 'no circle, rules are pure' : '',
  ]
    .filter(Boolean)
    .join('; '),
);
for (const way of problems) console.error(way?.join(' → '));
process.exitCode = problems.length === 0 ? 0 : 1;
