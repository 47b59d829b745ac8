import { execFile, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export type Cluster = { url: string; pid: number | undefined; stop(): Promise<void> };

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder of `initdb` and `postgres`, newest version first; undefined where none is installed. */
export const findPostgresql = (): string | undefined => {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort((one, other) => other.localeCompare(one, 'en', { numeric: true })),
    ...globSync('/opt/homebrew/opt/postgresql*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
};

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or else `nobody`. */
const serverUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // Not on this system: try the next user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither a user postgres nor nobody exists.');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isReachable = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const MEMORY = '/dev/shm';
const ROOM = 2 ** 30;
const NAME = 'tessera-pg-';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Clusters of test runs that were killed. */
const sweep = (): void => {
  for (const path of globSync(join(MEMORY, `${NAME}*`)))
    if (!isAlive(Number(basename(path).slice(NAME.length).split('-')[0])))
      rmSync(path, { recursive: true, force: true });
};

/** Directory in memory if there is enough of it: creating and removing files there takes a tenth of the time. */
const quickPlace = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return tmpdir();
    sweep();
    return MEMORY;
  } catch {
    return tmpdir();
  }
};

/** Settings for databases that need no durability, replication or vacuum. */
const QUICK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
];

/** `isDurable: false` switches fsync off, and keeps it in memory where there is room: fine for tests of behaviour, not for tests of durability. */
export const startCluster = async ({ isDurable = false } = {}): Promise<Cluster> => {
  const programs = findPostgresql();
  if (!programs) throw new Error('No PostgreSQL server programs were found.');
  const user = await serverUser();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : quickPlace(), `${NAME}${process.pid}-`));
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const identity = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    identity,
  );
  const settings = isDurable ? [] : QUICK;
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'max_connections=200',
      '-c',
      'shared_buffers=64MB',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...identity, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isReachable(url)) return { url, pid: server.pid, stop };
    if (server.exitCode !== null) break;
    await sleep(50);
  }
  await stop();
  throw new Error(`PostgreSQL in ${programs} did not start.`);
};
