import { spawn } from 'node:child_process';
import { join } from 'node:path';

type Run = {
  /** Of the project's own, by its name in `node_modules/.bin`. */
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  maxMs: number;
};

/** Runs a program quietly in a copy of the project; false when it did not end in time. */
export const runProgram = (folder: string, { program, args, env, maxMs }: Run): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    const isOver = setTimeout(() => {
      child.kill();
      resolve(false);
    }, maxMs);
    child.on('close', () => {
      clearTimeout(isOver);
      resolve(true);
    });
  });
