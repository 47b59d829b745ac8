import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import { languageNotes } from '../scripts/messages/add-language.ts';
import { checkMessages } from '../scripts/messages/catalogues.ts';
import { listFiles, precompress } from './assets/precompress.ts';

const SOURCE_FOLDERS = ['storefront', 'counter', 'contract', 'scripts/vite', 'scripts/messages', 'languages'];
const SOURCE_FILES = ['vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const NOT_BUILT = /\.test\.tsx?$|(?:^|\/)\./;

/** Disables colour codes unless the output is a terminal. */
const PLAIN: NodeJS.ProcessEnv =
  process.stdout.isTTY && !process.env['NO_COLOR'] ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

const vite = (root: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...args],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production', ...PLAIN, ...environment },
      },
    );
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new CannotStart(`The storefront could not be built (vite ended with ${code}): the reason stands above.`),
          ),
    );
  });

/** Hash of all inputs of the build. */
export const sourceHash = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of SOURCE_FOLDERS) {
    for (const file of await listFiles(join(root, folder))) {
      if (NOT_BUILT.test(file)) continue;
      hash.update(`${folder}/${file}\n`).update(await readFile(join(root, folder, file)));
    }
  }
  for (const file of SOURCE_FILES) hash.update(`${file}\n`).update(await readFile(join(root, file)).catch(() => ''));
  return hash.digest('hex');
};

const stampOf = (root: string): string => join(root, 'dist', 'sources.sha256');

/** Returns whether `dist` is up to date with the sources. */
export const isBuilt = async (root: string, hash: string): Promise<boolean> =>
  (await readFile(stampOf(root), 'utf8').catch(() => '')) === hash;

/** Builds client and server into `dist` and precompresses the client; fails on missing or unused messages. */
export const build = async (root: string): Promise<void> => {
  checkMessages(root);
  for (const note of languageNotes(root)) console.log(note);
  const hash = await sourceHash(root);
  await rm(stampOf(root), { force: true });
  const client = async (): Promise<void> => {
    await vite(root, ['--manifest']);
    await vite(root, ['--config', 'scripts/vite/service-worker.config.ts'], { RELEASE: hash.slice(0, 12) });
    await precompress(join(root, 'dist', 'client'));
  };
  const counter = async (): Promise<void> => {
    await vite(root, ['--config', 'scripts/vite/counter.config.ts']);
    await precompress(join(root, 'dist', 'counter'));
  };
  await Promise.all([
    client(),
    counter(),
    vite(root, ['--manifest', '--ssr', 'storefront/entry-server.tsx', '--outDir', 'dist/server']),
  ]);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampOf(root), hash);
};
