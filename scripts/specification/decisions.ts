import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './titles.ts';

const ID = /\b[A-Z]{2}-\d{2,3}\b/g;

/** The decision records that mention each line, oldest first. */
export const findDecisions = (): ReadonlyMap<string, readonly string[]> => {
  const folder = join(root, 'docs', 'decisions');
  const decisions = new Map<string, string[]>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort())
    for (const id of new Set(readFileSync(join(folder, file), 'utf8').match(ID)))
      decisions.set(id, [...(decisions.get(id) ?? []), file]);
  return decisions;
};
