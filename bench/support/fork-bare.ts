import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type Bare = { origin: string; cpuMs: () => Promise<number>; stop: () => void };

/** Starts a bare server of this directory in a process of its own and sends it its input. */
export const forkBare = async (file: string, input: object): Promise<Bare> => {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  const send = async (message: object): Promise<number> => {
    child.send(message);
    return ((await once(child, 'message')) as [number])[0];
  };
  const port = await send(input);
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: () => send({}),
    stop: () => void child.kill('SIGKILL'),
  };
};

/** The other end of `forkBare`: the first message is the input, each later one requests the processor time. */
export const serveBare = async <Input>(listenerOf: (input: Input) => RequestListener): Promise<void> => {
  const [input] = (await once(process, 'message')) as [Input];
  const server = createServer(listenerOf(input));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.on('disconnect', () => process.exit());
};
