import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PRINT = "console.log('PORT is', process.env.PORT)";

/** Output of a command that reads this `.env`. */
const withFile = (text: string | Buffer) => {
  const cwd = mkdtempSync(join(tmpdir(), 'tessera-env-'));
  writeFileSync(join(cwd, '.env'), text);
  copyFileSync(join(ROOT, '.env.example'), join(cwd, '.env.example'));
  const { PORT: _, ...env } = process.env;
  const file = join(import.meta.dirname, 'env-file.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', file, '-e', PRINT], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, printed: stdout.trim(), errorOutput: stderr.trim() };
};

test('a file of settings is read, with comments, quotes and values over several lines', () => {
  const text = '# mine\n\nexport PORT = 3100\nMAIL_FROM="Ann <a@b.example>"\nMAIL_ADDRESS="Ann\nno setting here"\n';
  expect(withFile(text)).toEqual({ status: 0, printed: 'PORT is 3100', errorOutput: '' });
});

test('reports an unknown setting with its line, and the shop starts', () => {
  expect(withFile('PORT=3100\nSTMP_URL=smtp://mail.example\nNODE_OPTIONS=\n')).toEqual({
    status: 0,
    printed: 'PORT is 3100',
    errorOutput: '.env, line 2: STMP_URL is no setting of the shop (.env.example has them all); it changes nothing',
  });
});

test.each([
  ['a line that is none', 'HOST=::\nPORT 3100\n', '.env, line 2: "PORT 3100" is no setting: write NAME=value.'],
  ['a file that was cut off', 'PORT=3100\nMAIL_FROM="Ann <a@', '.env, line 2: the quotation mark " is not closed.'],
])('%s stops the start in one line', (_, text, errorOutput) => {
  expect(withFile(text)).toEqual({ status: 1, printed: '', errorOutput });
});
