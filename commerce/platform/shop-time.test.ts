import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writtenDate } from '#commerce/after-sale/orders/email-format.ts';
import { DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import { SAMPLE_CATALOGUE } from './shop-file.ts';
import { setShopTimeZone, shopDay } from './shop-time.ts';
import { testSettings } from './testing/settings.ts';

afterEach(() => setShopTimeZone(DEFAULT_TIME_ZONE));

const catalogueIn = (zone: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-zone-'));
  const sample = readFileSync(join(SAMPLE_CATALOGUE, 'stores.yaml'), 'utf8');
  writeFileSync(join(folder, 'stores.yaml'), sample.replaceAll('timezone: America/Toronto', zone));
  return folder;
};

test('the time zone of the shop comes from its default store view', () => {
  const zoneOf = (zone: string): string => testSettings({ CATALOGUE: catalogueIn(zone) }).timeZone;
  expect(zoneOf('timezone: America/Vancouver')).toBe('America/Vancouver');
  expect(zoneOf('')).toBe('America/Toronto');
  expect(() => zoneOf('timezone: Laval')).toThrow('stores.yaml: needs views.0.timezone');
});

test('days end, and times are written, in the shop’s time zone', () => {
  const at = new Date('2026-11-27T05:49:11Z');
  expect([shopDay(at), writtenDate('en-CA').format(at)]).toEqual(['2026-11-27', 'November 27, 2026']);
  setShopTimeZone('America/Vancouver');
  expect([shopDay(at), writtenDate('en-CA').format(at)]).toEqual(['2026-11-26', 'November 26, 2026']);
});
