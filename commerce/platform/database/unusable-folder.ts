import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

const user = (): string => {
  try {
    return userInfo().username;
  } catch {
    // The user of a container may have no name.
    return String(process.getuid?.() ?? 'of this process');
  }
};

const ELSE = 'or choose another VAR_DIR';

const reasonOf = (code: string | undefined, varDir: string, path: string): string | undefined => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${path} cannot be written by the user ${user()}. Give the folder to that user (chown -R ${user()} ${varDir}), ${ELSE}.`;
    case 'EROFS':
      return `${varDir} is read-only. Mount it so that it can be written, ${ELSE}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk of ${varDir} is full. Make room, ${ELSE}.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${varDir} is no folder. Take it away, ${ELSE}.`;
    default:
      return undefined;
  }
};

/** Runs `work` in `varDir`; errors of the file system become a {@link CannotStart}. */
export const inFolder = <T>(varDir: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = reasonOf(code, varDir, path ?? varDir);
    throw reason === undefined ? error : new CannotStart(`VAR_DIR: ${reason}`, { cause: error });
  }
};

const needWritable = (folder: string): void => {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) needWritable(path);
    else accessSync(path, constants.R_OK | constants.W_OK);
  }
};

/** Free disk space required to start the embedded database. */
const LEAST_BYTES = 64 * 1024 * 1024;

/** Finds the reason why the embedded database in `varDir/data` did not open. */
export const whyUnopened = (varDir: string, error: unknown): unknown => {
  const data = join(varDir, 'data');
  const isCreated = existsSync(data);
  try {
    inFolder(varDir, () => {
      if (isCreated) needWritable(data);
      const { bavail, bsize } = statfsSync(varDir);
      if (bavail * bsize < LEAST_BYTES) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
  } catch (found) {
    return found;
  }
  const [words] = String(error instanceof Error ? error.message : error).split('\n');
  if (!isCreated) return new CannotStart(`${data} could not be created. (${words})`, { cause: error });
  return new CannotStart(
    `${data} cannot be opened: it is damaged, or was copied while a shop ran on it. Restore a backup into a folder without it; where there was no shop yet, delete it and start again. (${words})`,
    { cause: error },
  );
};
