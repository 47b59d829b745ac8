import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Agent } from 'node:http';
import { get } from 'node:http';
import { join } from 'node:path';

/** Starts shutdown-fixture.ts in its own process. `has` waits for its output. */
export const startFixture = async (environment: Record<string, string> = {}, openFiles?: number) => {
  const child = fork(join(import.meta.dirname, 'shutdown-fixture.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    ...(openFiles && { execPath: 'prlimit', execArgv: [`--nofile=${openFiles}`, process.execPath] }),
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const has = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(printed);
      if (match) return match;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const [, port = ''] = await has(/port (\d+)/);
  const exited = once(child, 'exit').then(([code]) => code as number);
  return { child, has, exited, port, origin: `http://127.0.0.1:${port}` };
};

export type Result = { status: number; connection: string | undefined; body: string };

export const request = (url: string, agent?: Agent): Promise<Result> =>
  new Promise((resolve, reject) => {
    get(url, { agent: agent ?? false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
