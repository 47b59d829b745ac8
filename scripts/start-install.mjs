// Runs before `npm start` and `npm run dev` on any Node from 20.11, without dependencies: brings node_modules up to
// date, including the pinned Node that runs everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(
    `Tessera needs Node 20.11 or newer to install itself; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

const packagesIn = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** `npm start` of a built shop needs no development packages: `npm ci --omit=dev` is enough for it. */
const needsDevelopment = process.env.npm_lifecycle_event !== 'prestart' || !existsSync('dist/sources.sha256');

/** Whether every needed package of the lock file is installed in its version; optional ones may be for other platforms. */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional, devOptional, dev }]) => {
    if (path === '' || version === undefined) return true;
    const found = installed[path]?.version;
    if (found === undefined) return optional === true || devOptional === true || (dev === true && !needsDevelopment);
    return found === version;
  });
};

const npm = (...args) => {
  const isWindows = process.platform === 'win32';
  return (
    spawnSync(isWindows ? 'npm.cmd' : 'npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: 'inherit',
      shell: isWindows,
    }).status === 0
  );
};

if (!isInstalled()) {
  console.log('Installing the dependencies …');
  // When a registry lacks an optional package of another platform, `npm ci` fails where `npm install` succeeds.
  if (!npm('ci') && !npm('install', '--no-save')) {
    console.error('The dependencies could not be installed.');
    process.exit(1);
  }
}

if (!existsSync('node_modules/.bin/node') && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `npm has no Node 24 for ${process.platform}-${process.arch}: install Node 22.18 or newer yourself; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
