import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mails, as sent, that a shop has written to its folder; a mail appears there whole, under its name, when it is done. */
export const writtenMails = (varDir: string): readonly string[] => {
  const folder = join(varDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};
