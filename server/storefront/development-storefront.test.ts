import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';

const ROOT = join(import.meta.dirname, '../..');

test('under node --watch, as npm run dev runs it, it does not restart for files that it writes', async () => {
  const program = join(await temporaryFolder(), 'dev.mjs');
  await writeFile(
    program,
    `import { createServer } from 'node:http';
import { developmentStorefront } from ${JSON.stringify(join(import.meta.dirname, 'development-storefront.ts'))};
await developmentStorefront(${JSON.stringify(ROOT)}).attach({ server: createServer(), addHook: () => {} });
console.log('attached');
setInterval(() => {}, 1000);
`,
  );
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program], { cwd: ROOT });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await expect.poll(() => printed, { timeout: 40_000 }).toContain('attached');
    await setTimeout(1500);
    expect(printed).not.toContain('Restarting');
  } finally {
    // Also ends the watched process.
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
