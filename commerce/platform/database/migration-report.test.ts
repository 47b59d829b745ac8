import { expect, test } from 'vitest';
import { migrationReport } from './migration-report.ts';

test('a few migrations are listed by name; for a new database they are counted', () => {
  expect(migrationReport([])).toEqual([]);
  expect(migrationReport(['1400_refuse', '1430_marks'])).toEqual(['migration 1400_refuse', 'migration 1430_marks']);
  expect(migrationReport(Array.from({ length: 134 }, String))).toEqual(['134 migrations']);
});
