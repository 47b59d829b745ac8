import { readFileSync } from 'node:fs';
import { isSecret, type Entry } from './environment.ts';
import { SettingsError } from './settings-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Environment variable with the path of the file that holds a secret. */
export const fileSettingOf = (name: string): string => `${name}_FILE`;

/**
 * Replaces `<NAME>_FILE` of each secret by the content of that file, without the line break at its end. Throws a
 * {@link SettingsError} naming each file that cannot be used.
 */
export const withSecretFiles = (environment: Variables, entries: Readonly<Record<string, Entry>>): Variables => {
  const problems: string[] = [];
  const secrets: Record<string, string> = {};
  for (const [name, schema] of Object.entries(entries)) {
    const setting = fileSettingOf(name);
    const path = environment[setting];
    if (!path || !isSecret(schema)) continue;
    if (environment[name]) {
      problems.push(`  ${setting}: is set together with ${name}; set one of them`);
      continue;
    }
    try {
      const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (secret) secrets[name] = secret;
      else problems.push(`  ${setting}: ${path} is empty`);
    } catch (error) {
      problems.push(`  ${setting}: cannot be read (${(error as Error).message})`);
    }
  }
  if (problems.length > 0) throw new SettingsError(`These settings cannot be used:\n${problems.join('\n')}`);
  return { ...environment, ...secrets };
};
