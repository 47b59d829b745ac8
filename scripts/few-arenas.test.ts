import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-arenas-'));
  writeFileSync(
    join(folder, 'program.ts'),
    `import { limitArenas } from '${join(import.meta.dirname, 'few-arenas.ts')}';
limitArenas();
console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX, process.execArgv, process.argv.slice(2)]));`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (given: Readonly<Record<string, string>>): unknown => {
  const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...environment } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--max-semi-space-size=16', join(folder, 'program.ts'), 'word'], {
    env: { ...environment, ...given },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
};

test.runIf(process.platform === 'linux')(
  'the shop runs with few memory arenas, and keeps its arguments and environment',
  () => {
    expect(run({})).toEqual(['2', ['--max-semi-space-size=16'], ['word']]);
    expect(run({ MALLOC_ARENA_MAX: '7' })).toEqual(['7', ['--max-semi-space-size=16'], ['word']]);
  },
);
