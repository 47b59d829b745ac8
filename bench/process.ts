import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoad } from './support/load.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import { startShop } from './support/shop.ts';

/**
 * First start (loading the sample catalogue, with the storefront built), later start, and memory after load, on the
 * embedded database.
 */
export const measureProcess = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const environment = { RATE_LIMITS: 'off', VAR_DIR: folder };
  try {
    const first = await startShop(environment);
    await first.stop();
    const later = await startShop(environment);
    try {
      await measureLoad(
        later,
        [
          { path: '/', headers: { 'accept-encoding': 'br' } },
          { path: '/manufactured-tiles', headers: { 'accept-encoding': 'br' } },
        ],
        5,
      );
      return [
        {
          what: 'first start, catalogue loaded',
          measured: first.startMs / 1000,
          unit: 's',
          budget: 90,
          bound: 'at most',
        },
        { what: 'start with data present', measured: later.startMs / 1000, unit: 's', budget: 3, bound: 'at most' },
        {
          what: 'memory after a load, PGlite included',
          measured: await later.memoryMb(),
          unit: 'MB',
          budget: 400,
          bound: 'at most',
        },
      ];
    } finally {
      await later.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) process.exitCode = printRows('The process', await measureProcess()) ? 0 : 1;
