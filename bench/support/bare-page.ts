import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BarePage } from './bare-process.ts';
import { measureLoad } from './load.ts';

const WARM_UP_SECONDS = 5;

export type BareRates = {
  /** Answers a second and core of a Node server that sends the same bytes each time, and does nothing else. */
  sent: number;
  /** Pages a second and core whose elements React alone writes: no component, no data, no styles, not compressed. */
  written: number;
};

/** What this machine does of a page, compressed by Brotli, in the same minute. */
export const bareRates = async (compressed: Buffer): Promise<BareRates> => {
  const child = fork(join(import.meta.dirname, 'bare-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  const next = async (message: BarePage | 'use'): Promise<number> => {
    child.send(message);
    const [told] = (await once(child, 'message')) as [number];
    return told;
  };
  try {
    const html = brotliDecompressSync(compressed).toString();
    const port = await next({ body: compressed.toString('base64'), html });
    const server = { origin: `http://127.0.0.1:${port}`, cpuMs: () => next('use') };
    const rateOf = async (path: string): Promise<number> => {
      await measureLoad(server, [{ path }], WARM_UP_SECONDS);
      return (await measureLoad(server, [{ path }])).perCore;
    };
    return { sent: await rateOf('/'), written: await rateOf('/markup') };
  } finally {
    child.kill('SIGKILL');
  }
};
