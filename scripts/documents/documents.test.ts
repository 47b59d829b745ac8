import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionIndex } from './decisions.ts';
import { environmentExample, withSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-decisions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const record = (file: string, text: string): void => writeFileSync(join(folder, file), text);

test('the index lists the records by number and title, however the titles are numbered', () => {
  record('0020-two.md', '# 20. Two of them\n');
  record('0003-one.md', '# One\n');
  record('0100-three.md', '# 0100 Three\n');
  expect(decisionIndex(folder).split('\n').slice(6)).toEqual([
    '| [0003](0003-one.md) | One |',
    '| [0020](0020-two.md) | Two of them |',
    '| [0100](0100-three.md) | Three |',
    '',
  ]);
});

test('two records with one number are refused, as are files of another name and without a title', () => {
  record('0003-one.md', '# One\n');
  record('0003-other.md', '# Other\n');
  expect(() => decisionIndex(folder)).toThrow('Two decision records have the number 0003.');
  rmSync(join(folder, '0003-other.md'));
  record('notes.md', '# Notes\n');
  expect(() => decisionIndex(folder)).toThrow('docs/decisions/notes.md: a decision record is called NNNN-words.md.');
  rmSync(join(folder, 'notes.md'));
  record('0004-empty.md', 'no title\n');
  expect(() => decisionIndex(folder)).toThrow('docs/decisions/0004-empty.md does not begin with a title.');
});

test('the documents give each setting’s purpose and default', () => {
  expect(environmentExample()).toContain('# port of the server\n#PORT=3000\n');
  expect(environmentExample()).toContain('# network interface to listen on (without it: all interfaces)\n#HOST=\n');
  const document = withSettings('Before\n<!-- settings: x -->\nan old table\n<!-- /settings -->\nAfter\n');
  expect(document).toMatch(/^Before\n<!-- settings: x -->\n\| setting/);
  expect(document).toContain('| `HOST` | all interfaces | network interface to listen on |');
  expect(document).toMatch(/<!-- \/settings -->\nAfter\n$/);
  expect(document).not.toContain('an old table');
  expect(() => withSettings('no table')).toThrow('has no markers');
});
