import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contextFilter } from './build-context.ts';
import { readDockerfile, type Copy, type Stage } from './dockerfile.ts';

/**
 * `npm run image:try` executes the steps of the Dockerfile in a temporary directory, without Docker, and then starts the
 * shop as the image would: as another user with write access to the volume only.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const NODE_USER = 1000;
const START_MS = 180_000;
const STOP_MS = 30_000;

const inContext = contextFilter(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const directory = mkdtempSync(join(tmpdir(), 'tessera-image-'));
chmodSync(directory, 0o755);
const rootOf = (stage: Stage): string => join(directory, String(stages.indexOf(stage)));

const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;

const copy = (stage: Stage, workdir: string, { from, sources, target }: Copy): void => {
  const origin = from === undefined ? ROOT : rootOf(stages.find(({ name }) => name === from)!);
  for (const source of sources) {
    const isDirectory = sources.length === 1 && !target.endsWith(source);
    const destination = resolve(join(rootOf(stage), workdir), target, isDirectory ? '.' : source);
    const filter = (path: string): boolean => from !== undefined || path === ROOT || inContext(relative(ROOT, path));
    cpSync(join(origin, source), destination, { recursive: true, filter, verbatimSymlinks: true });
  }
};

const buildStage = (stage: Stage): string => {
  let workdir = '/';
  for (const step of stage.steps) {
    console.log(step.kind === 'run' ? `RUN ${step.command}` : `${step.kind.toUpperCase()} ${JSON.stringify(step)}`);
    if (step.kind === 'workdir') mkdirSync(join(rootOf(stage), (workdir = step.path)), { recursive: true });
    else if (step.kind === 'copy') copy(stage, workdir, step);
    else {
      const { status } = spawnSync('sh', ['-c', step.command], {
        cwd: join(rootOf(stage), workdir),
        // With the machine's settings of npm, such as its proxy.
        env: { ...process.env, ...stage.environment, PATH },
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`"${step.command}" ended with ${status}`);
    }
  }
  return workdir;
};

/** Makes the files of the image read-only for the process that runs the shop, except its volumes. */
const protect = (stage: Stage): { uid?: number } => {
  const root = rootOf(stage);
  const volumes = stage.volumes.map((volume) => join(root, volume));
  if (process.getuid?.() !== 0) {
    spawnSync('chmod', ['-R', 'a-w', root]);
    for (const volume of volumes) spawnSync('chmod', ['-R', 'u+w', volume]);
    return {};
  }
  for (const volume of volumes) spawnSync('chown', ['-R', String(NODE_USER), volume]);
  return { uid: NODE_USER };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

const check = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(`Not true: ${what}`);
  console.log(`  ${what}`);
};

type Locked = { packages: Record<string, { dev?: boolean }> };

const checkPackages = (shop: string): void => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const development = Object.keys(packages).filter((path) => packages[path]?.dev === true);
  check(!development.some((path) => existsSync(join(shop, path))), 'the image has no development packages');
};

const run = async (stage: Stage, workdir: string): Promise<void> => {
  const shop = join(rootOf(stage), workdir);
  checkPackages(shop);
  const port = String(await freePort());
  const moved = Object.entries(stage.environment).map(([name, value]) => [name, value.replace(workdir, shop)]);
  const options = {
    cwd: shop,
    env: { ...(Object.fromEntries(moved) as Record<string, string>), PATH, PORT: port },
    stdio: 'inherit',
    ...protect(stage),
  } as const;
  const isHealthy = (): boolean => {
    const [file = '', ...args] = stage.health;
    return spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0;
  };
  check(!isHealthy(), 'the health check fails before the start');
  const [file = '', ...args] = stage.command;
  const started = Date.now();
  const process = spawn(file, args, options);
  const exited = once(process, 'exit') as Promise<[number | null]>;
  try {
    while (!isHealthy() && process.exitCode === null && Date.now() - started < START_MS) await sleep(500);
    check(isHealthy(), `the health check succeeds after ${Math.round((Date.now() - started) / 1000)} s`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    check(page.status === 200 && (await page.text()).includes('</html>'), 'the home page is served');
    process.kill('SIGTERM');
    const late = sleep(STOP_MS).then((): [number] => [-1]);
    const [code] = await Promise.race([exited, late]);
    check(code === 0, 'SIGTERM ends the shop with 0');
  } finally {
    process.kill('SIGKILL');
  }
};

try {
  const workdirs = stages.map(buildStage);
  await run(stages.at(-1)!, workdirs.at(-1)!);
  console.log('The steps of the Dockerfile work. No image was built.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit();
