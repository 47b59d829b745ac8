// Runs before `npm start` and `npm run dev` on whatever Node is installed (20 or newer), without any dependency: brings
// node_modules up to date, and with it the pinned Node that runs everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`Tessera needs Node 20.11 or newer to install itself; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const installedAt = changedAt('node_modules/.package-lock.json');

if (installedAt < changedAt('package-lock.json')) {
  console.log(installedAt ? 'The dependencies have changed: installing …' : 'Installing the dependencies (once) …');
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell: isWindows });
  if (status !== 0) {
    console.error('The dependencies could not be installed.');
    process.exit(status ?? 1);
  }
}
