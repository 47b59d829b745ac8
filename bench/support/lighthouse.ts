import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemChromium } from '../../scripts/test/chromium.ts';
import { runCommand } from './command.ts';
import { median } from './median.ts';

/** Downloaded by npx when the bench runs. The scores depend on its version. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
/** A page takes some 15 s; the first one includes the download. */
const SECONDS = 240;
/** Lighthouse occasionally loses a trace. */
const ATTEMPTS = 3;
const FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';

type Report = {
  runtimeError?: { code: string; message: string };
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
};

/** Performance out of 100, the largest contentful paint in seconds, and the cumulative layout shift. */
export type Score = { performance: number; lcp: number; cls: number };

const scoreOf = ({ categories, audits }: Report): Score => {
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
  };
};

const once = async (address: string, profile: string | undefined): Promise<Score> => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-lighthouse-'));
  const file = join(directory, 'report.json');
  const chromium = systemChromium();
  const flags = profile ? `${FLAGS} --user-data-dir=${profile}` : FLAGS;
  const output = [`--chrome-flags=${flags}`, '--output=json', `--output-path=${file}`];
  try {
    await runCommand(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--quiet', ...output, ...(profile ? ['--disable-storage-reset'] : [])],
      { cwd: directory, env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, seconds: SECONDS },
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.code}`);
    return scoreOf(report);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  }
};

const withRetries = async (address: string, profile: string | undefined): Promise<Score> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await once(address, profile);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
};

/**
 * Lighthouse for a simulated phone: the median of each figure over an odd number of runs. With a browser profile, the
 * page opens as the profile's signed-in customer.
 */
export const lighthouse = async (
  address: string,
  { runs, profile }: { runs: number; profile?: string | undefined },
): Promise<Score> => {
  const scores: Score[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await withRetries(address, profile));
  const of = (name: keyof Score): number => median(scores.map((score) => score[name]));
  return { performance: of('performance'), lcp: of('lcp'), cls: of('cls') };
};
