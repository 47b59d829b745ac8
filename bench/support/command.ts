import { spawn } from 'node:child_process';

type How = { cwd: string; env: NodeJS.ProcessEnv; seconds: number };

/**
 * Runs a command in its own process group and ends the whole group with it, also on a timeout. If it fails, rejects
 * with the end of its error output.
 */
export const runCommand = (command: string, parameters: readonly string[], { seconds, ...how }: How): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { ...how, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let written = '';
    let isLate = false;
    const endGroup = (): void => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has already ended.
      }
    };
    const timer = setTimeout(() => {
      isLate = true;
      endGroup();
    }, seconds * 1000);
    // The group must not outlive this process.
    process.once('exit', endGroup);
    const finish = (problem?: string): void => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      endGroup();
      child.stderr.destroy();
      if (problem === undefined) resolve();
      else reject(new Error(`${command} ${problem}: ${written.trim().slice(-400)}`));
    };
    child.stderr.on('data', (chunk: Buffer) => (written = (written + chunk.toString()).slice(-2000)));
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code) => {
      if (isLate) finish(`took more than ${seconds} s`);
      else finish(code === 0 ? undefined : `ended with ${code}`);
    });
  });
