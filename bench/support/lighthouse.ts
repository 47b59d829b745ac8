import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemChromium } from '../../scripts/test/chromium.ts';
import { runCommand } from './command.ts';
import { median } from './median.ts';

/** Fetched by npx when the bench runs: 90 MB that nothing else needs. Its rules change with its version. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
/** A page takes some 15 s; the first one waits for the download. */
const SECONDS = 240;
/** A trace is lost now and then. */
const ATTEMPTS = 3;
const FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';

type Report = {
  runtimeError?: { code: string; message: string };
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
};

/** Scores out of 100; times in seconds but `tbt` in milliseconds. */
export type Score = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
};

const scoreOf = ({ categories, audits }: Report): Score => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index') / 1000,
  };
};

const once = async (address: string): Promise<Score> => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-lighthouse-'));
  const file = join(folder, 'report.json');
  const chromium = systemChromium();
  try {
    await runCommand(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--quiet', `--chrome-flags=${FLAGS}`, '--output=json', `--output-path=${file}`],
      { cwd: folder, env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, seconds: SECONDS },
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.code}`);
    return scoreOf(report);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

const measured = async (address: string): Promise<Score> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await once(address);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
};

/** Lighthouse for a phone, simulated: the median of each figure over `runs` (an odd number). */
export const lighthouse = async (address: string, runs: number): Promise<Score> => {
  const scores: Score[] = [];
  for (let index = 0; index < runs; index += 1) scores.push(await measured(address));
  const of = (name: keyof Score): number => median(scores.map((score) => score[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
  };
};
