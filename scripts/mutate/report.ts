import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  statusReason?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  killedBy?: readonly string[];
};

/** Why a mutant outside the sample was not run. */
export const NOT_IN_SAMPLE = 'not in the sample';

/** The part of Stryker's report format that we read. */
export type Report = {
  files: Record<string, { source: string; mutants: Mutant[] }>;
  testFiles?: Record<string, { tests: readonly { id: string; name: string }[] }>;
};

export const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Results of files that are unchanged since they were mutated. */
export const currentFiles = (report: Report): [file: string, mutants: readonly Mutant[], source: string][] =>
  Object.entries(report.files)
    .filter(([file, { source }]) => existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === source)
    .map(([file, { mutants, source }]) => [file, mutants, source] as [string, readonly Mutant[], string])
    .sort(([one], [other]) => one.localeCompare(other));

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
export const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const percent = (mutants: readonly Mutant[]): string => {
  const killed = mutants.filter(isKilled).length;
  const all = killed + mutants.filter(isMissed).length;
  return all ? `${((100 * killed) / all).toFixed(1)} %`.padStart(8) : '       –';
};

const tally = (mutants: readonly Mutant[]): string =>
  [
    percent(mutants),
    `${mutants.filter(isKilled).length} killed`.padStart(12),
    `${mutants.filter(isMissed).length} missed`.padStart(12),
    `${mutants.filter(({ status }) => status === 'Ignored').length} excused`.padStart(12),
  ].join('');

const textOf = (source: string, { location: { start, end } }: Mutant): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return short(lines.join(' '));
};

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 110 ? `${line.slice(0, 107)}…` : line;
};

/** A survivor: where it stands, what stood there, and what stood there instead. */
export const lineOf = (source: string, mutant: Mutant): string =>
  `  ${mutant.location.start.line}:${mutant.location.start.column}  ${textOf(source, mutant)}  →  ${short(mutant.replacement ?? '')}${mutant.status === 'NoCoverage' ? '  (no test comes here)' : ''}`;

/** Says of a sample how sure its score is, and how many mutants count as noticed because the tests did not end in time. */
export const remarksOn = (mutants: readonly Mutant[]): string[] => {
  const killed = mutants.filter(isKilled).length;
  const judged = killed + mutants.filter(isMissed).length;
  const leftOut = mutants.filter(({ statusReason }) => statusReason === NOT_IN_SAMPLE).length;
  const late = mutants.filter(({ status }) => status === 'Timeout').length;
  const share = judged ? killed / judged : 0;
  const doubt = 196 * Math.sqrt((share * (1 - share) * leftOut) / (Math.max(judged, 1) * (judged + leftOut || 1)));
  return [
    ...(leftOut
      ? [`a sample of ${judged} of ${judged + leftOut} mutants: ± ${doubt.toFixed(1)} %, 19 times of 20`]
      : []),
    ...(late ? [`${late} of the killed ran out of time; on a busy machine set MUTATE_TIMEOUT_MS higher`] : []),
  ];
};

/** Whether a path contains one of the words; always true without words. */
export const isMeant = (file: string, words: readonly string[]): boolean =>
  !words.length || words.some((word) => file.includes(word));

/** Prints the score of the room and of each file, and each survivor with line, original and replacement. */
export const printReport = (room: string, report: Report, words: readonly string[]): void => {
  const files = currentFiles(report).filter(([file]) => isMeant(file, words));
  for (const [file, mutants, source] of files) {
    const missed = mutants.filter(isMissed);
    if (!missed.length) continue;
    console.log(`\n${file}`);
    for (const mutant of missed) console.log(lineOf(source, mutant));
  }
  console.log('');
  for (const [file, mutants] of files) console.log(`${tally(mutants)}  ${file}`);
  const all = files.flatMap(([, mutants]) => mutants);
  console.log(`${tally(all)}  ${[room, ...words].join(' ')}`);
  for (const remark of remarksOn(all)) console.log(remark);
};
