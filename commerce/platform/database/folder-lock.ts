import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {}

const ownerOf = (path: string): string => {
  try {
    const { pid, since } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; since: string };
    return `process ${pid}, since ${since}`;
  } catch {
    return 'another process';
  }
};

/**
 * Locks `folder` for this process until the returned function is called or the process ends. It is an operating system
 * lock that SQLite holds on a file of its own, so neither a kill nor a reused process id leaves a stale one. Throws
 * {@link FolderInUseError}.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const ownerPath = join(folder, 'owner.json');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUseError(
      `The embedded database in ${dirname(folder)} is in use by ${ownerOf(ownerPath)}. It serves one process only: stop that one, choose another VAR_DIR, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  writeFileSync(ownerPath, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    rmSync(ownerPath, { force: true });
    lock.close();
  };
};
