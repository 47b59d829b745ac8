import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MALLOC_SETTINGS } from './malloc.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-malloc-'));
  const start = `import { setMalloc } from '${join(import.meta.dirname, 'malloc.ts')}';\nsetMalloc();\n`;
  writeFileSync(
    join(folder, 'program.ts'),
    `${start}const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env;
console.log(JSON.stringify([{ MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ }, process.execArgv, process.argv.slice(2)]));`,
  );
  // 200 MB in blocks of one megabyte, each with something small above it that stays.
  writeFileSync(
    join(folder, 'blocks.ts'),
    `${start}const small = [];
let large = [];
const settle = async () => { for (let time = 0; time < 5; time += 1) { gc(); await new Promise((done) => setTimeout(done, 20)); } };
for (let round = 0; round < 2; round += 1) {
  for (let count = 0; count < 200; count += 1) {
    large.push(Buffer.allocUnsafeSlow(1_000_000).fill(1));
    small.push(Buffer.allocUnsafeSlow(20_000).fill(1));
  }
  large = [];
  await settle();
}
console.log(Math.round(process.memoryUsage.rss() / 1_000_000));`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, given: Readonly<Record<string, string>> = {}, flags: readonly string[] = []): unknown => {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_OPTIONS' && !(name in MALLOC_SETTINGS)),
  );
  const { stdout } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=16', ...flags, join(folder, program), 'word'],
    { env: { ...environment, ...given }, encoding: 'utf8' },
  );
  return JSON.parse(stdout);
};

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('the shop gives glibc its settings, and keeps its arguments and what the environment says', () => {
  expect(run('program.ts')).toEqual([MALLOC_SETTINGS, ['--max-semi-space-size=16'], ['word']]);
  expect(run('program.ts', { MALLOC_ARENA_MAX: '7' })).toEqual([
    { ...MALLOC_SETTINGS, MALLOC_ARENA_MAX: '7' },
    ['--max-semi-space-size=16'],
    ['word'],
  ]);
});

test.runIf(isLinux)('large blocks go back to the system, whatever small ones stay', () => {
  expect(run('blocks.ts', {}, ['--expose-gc'])).toBeLessThan(150);
});
