import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '#commerce/settings.ts';
import type { Settings } from '../settings.ts';

/** The settings of every shop under test, with a VAR_DIR of its own; `more` adds to them or replaces them. */
export const testSettings = (more: Readonly<Record<string, string>> = {}): Settings =>
  loadSettings({
    NODE_ENV: 'test',
    // With a fixed clock no budget is refilled.
    GRAPHQL_COST_PER_SECOND: '10000000',
    VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-var-')),
    PUBLIC_URL: 'http://shop.test',
    ...more,
  });
