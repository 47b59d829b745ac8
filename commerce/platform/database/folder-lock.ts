import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../cannot-start.ts';
import { inFolder } from './unusable-folder.ts';

export class FolderInUseError extends CannotStart {}

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
 * {@link FolderInUseError}, or a {@link CannotStart} where the folder cannot be written.
 */
export const lockFolder = (folder: string): (() => void) => {
  const varDir = dirname(folder);
  const [lockPath, ownerPath] = [join(folder, 'lock'), join(folder, 'owner.json')];
  inFolder(varDir, () => {
    mkdirSync(folder, { recursive: true });
    // SQLite would report a file without write permission as locked.
    for (const path of [folder, lockPath, ownerPath]) if (existsSync(path)) accessSync(path, constants.W_OK);
  });
  const lock = new DatabaseSync(lockPath);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUseError(
      `The embedded database in ${varDir} is in use by ${ownerOf(ownerPath)}. It serves one process only: stop that one, choose another VAR_DIR, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const owner = JSON.stringify({ pid: process.pid, since: new Date().toISOString() });
  inFolder(varDir, () => writeFileSync(ownerPath, owner));
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    rmSync(ownerPath, { force: true });
    lock.close();
  };
};
