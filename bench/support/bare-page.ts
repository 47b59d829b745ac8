import { brotliCompressSync } from 'node:zlib';
import { forkBare } from './fork-bare.ts';
import { measureLoad } from './load.ts';

const WARM_UP_SECONDS = 5;

export type BareRates = {
  /** Responses per second and CPU core of a bare Node server with the same compressed bytes. */
  sent: number;
  /** Pages per second and CPU core when React renders the same elements: no components, no data, no compression. */
  rendered: number;
};

/** Rates of a bare server for a page, on this machine and in this run. */
export const bareRates = async (html: string): Promise<BareRates> => {
  const bare = await forkBare('bare-page-process.ts', { html, body: brotliCompressSync(html).toString('base64') });
  const rateOf = async (path: string): Promise<number> => {
    await measureLoad(bare, [{ path }], WARM_UP_SECONDS);
    return (await measureLoad(bare, [{ path }])).perCore;
  };
  try {
    return { sent: await rateOf('/'), rendered: await rateOf('/rendered') };
  } finally {
    bare.stop();
  }
};
