import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeThrough } from './write-through.ts';

/**
 * Creates the embedded database in the directory of the argument, which must not exist. An interruption leaves a
 * directory beside it, which the next call removes.
 */
const create = async (dataFolder: string): Promise<void> => {
  const parent = dirname(dataFolder);
  writeThrough(parent);
  const { PGlite } = await import('@electric-sql/pglite');
  const prefix = `${basename(dataFolder)}.part-`;
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(prefix)) fs.rmSync(join(parent, name), { recursive: true });
  const unfinished = join(parent, `${prefix}${process.pid}`);
  const database = await PGlite.create({ dataDir: unfinished, initDbStartParams: ['-c', 'shared_buffers=16MB'] });
  await database.close();
  fs.renameSync(unfinished, dataFolder);
};

await create(process.argv[2] ?? '');
