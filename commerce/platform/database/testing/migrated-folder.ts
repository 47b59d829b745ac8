import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new VAR_DIR whose embedded database has every migration, without the seconds that creating one takes. */
export const migratedFolder = (): string => {
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-migrated-'));
  const data = join(varDir, 'data');
  mkdirSync(data, { mode: 0o700 });
  execFileSync('tar', ['-xf', inject('testDatabases').pgliteTemplate, '-C', data], { stdio: 'pipe' });
  return varDir;
};
