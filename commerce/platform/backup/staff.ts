import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { StaffError, type StaffModule } from '../staff/types.ts';

/** Parts of VAR_DIR that no shop needs from a backup; the database is copied by its engine. */
const NOT_COPIED = /^(?:data(?:-moved-.*)?|lock|cache|load|commands|staff-inbox)$/;

/** Files that disappear meanwhile, such as unfinished uploads, are left out. */
const copyFiles = async (from: string, to: string): Promise<void> => {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
};

export const staff: StaffModule = {
  name: 'backup',
  what: 'copies of the embedded database with the files of the shop',
  verbs: {
    create: {
      args: ['<folder>'],
      what: 'copies the shop, while it is open, to a new folder, which can be used as VAR_DIR',
      run: async ({ db, settings: { varDir } }, { args: [folder = ''] }) => {
        if (!db.copyTo) throw new StaffError('DATABASE_URL is set: make backups with pg_dump (see docs/operating.md).');
        if (existsSync(folder)) throw new StaffError(`${folder} exists: name a new folder.`);
        if (`${folder}${sep}`.startsWith(`${varDir}${sep}`))
          throw new StaffError(`${folder} is inside ${varDir}: name a folder elsewhere.`);
        const part = `${folder}.part`;
        await rm(part, { recursive: true, force: true });
        await mkdir(part, { recursive: true, mode: 0o700 });
        // The database first: it names only files that exist by then.
        await db.copyTo(join(part, 'data'));
        const folders = (await readdir(varDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
        for (const { name } of folders)
          if (!NOT_COPIED.test(name)) await copyFiles(join(varDir, name), join(part, name));
        await rename(part, folder);
        return `The shop is copied to ${folder}. To restore it, stop the shop and use that folder, or a copy of it, as VAR_DIR.`;
      },
    },
  },
};
