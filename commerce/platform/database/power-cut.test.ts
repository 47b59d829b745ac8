import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPGlite } from './open.ts';
import { canMountImages, createDiskImage } from './testing/disk-image.ts';
import { ledgerProblems } from './testing/ledger.ts';

const ROUNDS = Number(process.env.POWER_CUTS ?? 2);

const startWriter = async (folder: string) => {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'testing/ledger-writer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  writer.stdout.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trimEnd().split('\n').at(-1));
  });
  while (acknowledged === 0 && writer.exitCode === null) await sleep(10);
  return { writer, acknowledged: () => acknowledged };
};

// Without root, pglite-folder.test.ts checks the kernel's flags of the open files instead; this test needs a disk
// image.
if (canMountImages()) {
  test(
    `the embedded database survives ${ROUNDS} power cuts with every acknowledged entry`,
    { timeout: 60_000 * ROUNDS },
    async () => {
      const disk = createDiskImage(256);
      const folder = join(disk.folder, 'data');
      try {
        for (let round = 1; round <= ROUNDS; round++) {
          const { writer, acknowledged } = await startWriter(folder);
          await sleep(randomInt(200, 1500));
          writer.kill('SIGSTOP');
          await sleep(50);
          const promised = acknowledged();
          const cut = disk.cut();
          writer.kill('SIGKILL');
          await once(writer, 'exit');
          try {
            const database = await openPGlite({ dataFolder: join(cut.folder, 'data') });
            expect({ round, promised, wrong: await ledgerProblems(database, promised) }).toEqual({
              round,
              promised,
              wrong: [],
            });
            await database.close();
          } finally {
            cut.discard();
          }
        }
      } finally {
        disk.discard();
      }
    },
  );
} else {
  test('the power cut needs a Linux with loop devices and its superuser', () => {
    expect(canMountImages()).toBe(false);
  });
}
