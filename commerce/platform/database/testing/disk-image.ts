import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in a file: the image holds what has been written to the device, without the kernel's page cache. */
export type DiskImage = {
  folder: string;
  /** The state after a power cut, mounted separately; `discard` unmounts it. */
  cut(): DiskImage;
  discard(): void;
};

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: 'ignore' });
};

/** Tries it once: it takes root on a Linux with loop devices. */
export const canMountImages = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/dev/loop-control')) return false;
  try {
    createDiskImage(16).discard();
    return true;
  } catch {
    return false;
  }
};

const mounted = (image: string, place: string): DiskImage => {
  const folder = join(place, 'mount');
  mkdirSync(folder);
  try {
    run('mount', '-o', 'loop', image, folder);
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cut: () => {
      const copyPlace = mkdtempSync(join(tmpdir(), 'tessera-cut-'));
      const copy = join(copyPlace, 'disk.img');
      copyFileSync(image, copy, constants.COPYFILE_FICLONE);
      return mounted(copy, copyPlace);
    },
    discard: () => {
      // Lazily: a database that would not open may still hold a file.
      run('umount', '-l', folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
};

/** A new ext4 of that many megabytes. */
export const createDiskImage = (megabytes: number): DiskImage => {
  const place = mkdtempSync(join(tmpdir(), 'tessera-disk-'));
  const image = join(place, 'disk.img');
  run('truncate', '-s', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', image);
  return mounted(image, place);
};
