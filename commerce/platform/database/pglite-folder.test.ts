import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { FolderInUseError } from './folder-lock.ts';
import { openDatabase, openPGlite } from './open.ts';

/** Creating a database takes seconds: each test copies this one. */
const made = mkdtempSync(join(tmpdir(), 'tessera-made-'));
beforeAll(async () => {
  const database = await openDatabase({ varDir: made });
  await database.close();
});
const copyOfMade = (): string => {
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-folder-'));
  cpSync(join(made, 'data'), join(varDir, 'data'), { recursive: true });
  return varDir;
};

const hasProc = existsSync('/proc/self/fdinfo');

/** Open descriptors of this process (the worker thread's among them) with the flags the kernel holds, by path. */
const openFiles = (folder: string): Map<string, number> => {
  const files = new Map<string, number>();
  if (!hasProc) return files;
  for (const descriptor of readdirSync('/proc/self/fd')) {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`);
      const flags = Number.parseInt(
        /flags:\s*(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '0',
        8,
      );
      if (path.startsWith(folder)) files.set(path, flags);
    } catch {
      // Closed after it was listed.
    }
  }
  return files;
};

test('stores committed rows, writes them through to the disk, and lets one process in', async () => {
  const varDir = copyOfMade();
  const database = await openDatabase({ varDir });
  await sql`create table kept (id int primary key)`.execute(database.kysely);
  await sql`insert into kept select generate_series(1, 500)`.execute(database.kysely);

  const files = openFiles(join(varDir, 'data'));
  const isWritable = (flags: number) => (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0;
  const wal = [...files].filter(([path]) => path.includes('/pg_wal/'));
  expect(wal.length > 0).toBe(hasProc);
  expect([...files].filter(([, flags]) => isWritable(flags) && (flags & constants.O_DSYNC) === 0)).toEqual([]);

  await expect(openDatabase({ varDir })).rejects.toThrow(FolderInUseError);
  await expect(openDatabase({ varDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await database.close();

  const again = await openDatabase({ varDir });
  expect((await sql`select count(*) from kept`.execute(again.kysely)).rows).toEqual([{ count: 500 }]);
  await again.close();

  writeFileSync(join(varDir, 'data', 'PG_VERSION'), '17\n');
  await expect(openDatabase({ varDir })).rejects.toThrow('was written by PostgreSQL 17');
});

test('creates a database in a separate process, and removes the remains of an interruption', () => {
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-folder-'));
  mkdirSync(join(varDir, 'data.part-1', 'base'), { recursive: true });
  const program = join(varDir, 'program.mjs');
  writeFileSync(
    program,
    `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))};
    const database = await openDatabase({ varDir: ${JSON.stringify(varDir)} });
    import { readFileSync } from 'node:fs';
    console.log(${hasProc} ? /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] : process.resourceUsage().maxRSS);
    await database.close();`,
  );
  const kilobytes = Number(execFileSync(process.execPath, [program]).toString());
  expect(readdirSync(varDir).filter((name) => name.startsWith('data'))).toEqual(['data']);
  expect(kilobytes).toBeGreaterThan(50_000);
  expect(kilobytes).toBeLessThan(750_000);
});

test('holds an eighth of the buffers that PostgreSQL takes by default', async () => {
  const database = await openPGlite({ dataFolder: join(copyOfMade(), 'data') });
  const { rows } = await sql`select current_setting('shared_buffers') as buffers`.execute(database.kysely);
  expect(rows).toEqual([{ buffers: '16MB' }]);
  await database.close();
});

test('ends a query that takes too long and runs the next', async () => {
  const database = await openPGlite({ dataFolder: join(copyOfMade(), 'data'), deadlineMs: 3000 });
  await sql`create table kept (id int primary key)`.execute(database.kysely);
  await expect(sql`select count(*) from generate_series(1, 1000000000)`.execute(database.kysely)).rejects.toThrow(
    'The embedded database has stopped',
  );
  expect((await sql`select count(*) from kept`.execute(database.kysely)).rows).toEqual([{ count: 0 }]);
  await database.close();
});

test('the embedded database frees its responses', async () => {
  let thread: Worker | undefined;
  process.once('worker', (worker) => (thread = worker));
  const database = await openPGlite({ dataFolder: join(copyOfMade(), 'data') });
  const heapMb = async (): Promise<number> => ((await thread?.getHeapStatistics())?.used_heap_size ?? 0) / 1e6;
  const before = await heapMb();
  expect(before).toBeGreaterThan(1);
  for (let count = 0; count < 200; count += 1)
    await sql`select repeat('x', 1000000) as text, ${count}::int as n`.execute(database.kysely);
  expect((await heapMb()) - before).toBeLessThan(100);
  await database.close();
});
