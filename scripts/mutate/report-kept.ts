import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeProofs } from '../specification/proofs.ts';
import { findNamings } from '../specification/titles.ts';
import { printReport, readReport, root } from './report.ts';
import { killsOf } from './run-room.ts';

/** Prints the results of earlier runs, interrupted ones too, and records their proofs. */
export const reportKept = (words: readonly string[]): void => {
  const kept = globSync('var/mutation/*.json', { cwd: root }).sort();
  const reports = kept.map((file) => [basename(file, '.json'), readReport(join(root, file))] as const);
  for (const [room, report] of reports) if (report) printReport(room, report, words);
  const kills = reports.flatMap(([, report]) => (report ? killsOf(report) : []));
  console.log(`${writeProofs(kills, findNamings())} lines of the specification are proved (docs/proved.json)`);
};
