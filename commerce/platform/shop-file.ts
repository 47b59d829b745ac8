import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import { parse } from 'yaml';
import { SettingsError } from './settings/settings-error.ts';

/** The sample catalogue of the project. */
export const SAMPLE_CATALOGUE = join(import.meta.dirname, '../../catalogue');

const timeZone = v.pipe(
  v.string(),
  v.check((name) => Intl.supportedValuesOf('timeZone').includes(name)),
);
const byLanguage = v.union([
  v.pipe(
    v.string(),
    v.transform((en): Record<string, string> => ({ en })),
  ),
  v.pipe(
    v.record(v.string(), v.string()),
    v.check((texts) => Object.keys(texts).length > 0),
  ),
]);

const File = v.object({
  website: v.object({
    name: v.string(),
    sender: v.pipe(v.string(), v.email()),
    address: byLanguage,
    email: byLanguage,
  }),
  views: v.optional(v.array(v.object({ is_default: v.optional(v.boolean()), timezone: v.optional(timeZone) })), []),
});

type Shop = v.InferOutput<typeof File>['website'] & { timeZone: string };

const cannotBeUsed = (path: string, why: string): SettingsError =>
  new SettingsError(`These settings cannot be used:\n  CATALOGUE: ${path}: ${why}`);

const contentOf = (path: string): unknown => {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw cannotBeUsed(path, (error as Error).message.split('\n')[0] ?? '');
  }
};

/**
 * The shop's data in `stores.yaml` of a catalogue: name, sender, postal address, email, time zone. Read once at the
 * start. Throws a {@link SettingsError} that names missing fields.
 */
export const shopOfFile = (catalogue: string): Shop => {
  const path = join(catalogue, 'stores.yaml');
  const read = v.safeParse(File, contentOf(path));
  if (read.success) {
    const { website, views } = read.output;
    return { ...website, timeZone: views.find((view) => view.is_default)?.timezone ?? DEFAULT_TIME_ZONE };
  }
  throw cannotBeUsed(path, `needs ${read.issues.map((issue) => v.getDotPath(issue)).join(', ')}`);
};
