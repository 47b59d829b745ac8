import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All emails in a shop's mail directory. Files appear there complete, under their final name. */
export const writtenMails = (varDir: string): readonly string[] => {
  const folder = join(varDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};
