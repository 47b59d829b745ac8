import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { generateCatalogue } from './generate.ts';
import type { SizeFigure } from './size-process.ts';

const run = promisify(execFile);

const SIZES = [1000, 10_000, 50_000];

type Measured = { column: string; figures: readonly SizeFigure[] };

const measureOn = async (engine: string, folder: string, databaseUrl: string): Promise<readonly SizeFigure[]> => {
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-size-'));
  try {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'size-process.ts'), folder], {
      env: { ...process.env, VAR_DIR: varDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
      maxBuffer: 10_000_000,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as SizeFigure[];
  } catch (error) {
    throw new Error(`${engine}: ${(error as { stderr?: string }).stderr ?? String(error)}`, { cause: error });
  } finally {
    rmSync(varDir, { recursive: true, force: true });
  }
};

const print = (measured: readonly Measured[]): void => {
  const cells = (what: string): string[] =>
    measured.map(({ figures }) => {
      const found = figures.find((one) => one.what === what);
      return found
        ? `${found.value < 10 ? found.value.toFixed(1) : Math.round(found.value)} ${found.unit}`.trim()
        : '–';
    });
  const table = [
    ['', ...measured.map(({ column }) => column)],
    ...(measured[0]?.figures ?? []).map(({ what }) => [what, ...cells(what)]),
  ];
  const widths = table[0]!.map((_, index) => Math.max(...table.map((row) => row[index]!.length)));
  for (const row of table)
    console.log(`  ${row.map((text, index) => text.padEnd(widths[index]!)).join('  ')}`.trimEnd());
};

/** Prints processor time (without the database server) and memory for catalogues of several sizes on both databases. */
export const measureSize = async (sizes: readonly number[] = SIZES): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-catalogues-'));
  const measured: Measured[] = [];
  try {
    for (const size of sizes) {
      const folder = join(root, String(size));
      await generateCatalogue(folder, size);
      measured.push({ column: `embedded ${size}`, figures: await measureOn('embedded', folder, '') });
      if (!findPostgresql()) continue;
      const cluster = await startCluster({ isDurable: true });
      try {
        measured.push({ column: `PostgreSQL ${size}`, figures: await measureOn('PostgreSQL', folder, cluster.url) });
      } finally {
        await cluster.stop();
      }
    }
    print(measured);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
