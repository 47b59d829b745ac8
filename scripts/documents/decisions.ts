import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = /^(\d{4})-[a-z0-9-]+\.md$/;

/** The title without its number. */
const titleOf = (text: string, file: string): string => {
  const title = /^# (?:\d+\.? )?(.+)/.exec(text)?.[1];
  if (!title) throw new Error(`docs/decisions/${file} does not begin with a title.`);
  return title;
};

/** The index of all decision records. Throws when two share a number, or a file is not called `NNNN-words.md`. */
export const decisionIndex = (folder: string): string => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort();
  const numbers = files.map((file) => FILE.exec(file)?.[1] ?? file);
  for (const [index, number] of numbers.entries()) {
    if (number.endsWith('.md')) throw new Error(`docs/decisions/${number}: a decision record is called NNNN-words.md.`);
    if (numbers.indexOf(number) !== index) throw new Error(`Two decision records have the number ${number}.`);
  }
  const entries = files.map((file, index) => {
    const title = titleOf(readFileSync(join(folder, file), 'utf8'), file);
    return `| [${numbers[index]}](${file}) | ${title} |`;
  });
  return [
    '# Decision records',
    '',
    'Written by `npm run documents`.',
    '',
    '| | |',
    '| --- | --- |',
    ...entries,
    '',
  ].join('\n');
};
