import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPILED } from './compiled.ts';

test('the commands that run the shop use Node’s compile cache', () => {
  const root = join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'staff', 'catalogue:load', 'migrate']) {
    const flags = scripts[name]!.split(' || ')[0]!
      .replace(/^exec /, '')
      .split(' ')
      .slice(1, -1);
    const { NODE_COMPILE_CACHE: _given, ...env } = process.env;
    const { stdout } = spawnSync(
      process.execPath,
      [...flags, '--eval', 'console.log(process.getBuiltinModule("node:module").getCompileCacheDir())'],
      { cwd: root, env, encoding: 'utf8' },
    );
    expect([name, stdout.startsWith(COMPILED)]).toEqual([name, true]);
  }
});
