import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const FILE = join(import.meta.dirname, '../../catalogue/stores.yaml');

const byLanguage = v.object({ en: v.string(), fr: v.string() });

const Website = v.object({
  name: v.string(),
  sender: v.pipe(v.string(), v.email()),
  address: byLanguage,
  email: byLanguage,
});

/**
 * What `catalogue/stores.yaml` says of the shop: its name, the sender of mail, its postal address, its e-mail. Read once, when the process starts.
 */
export const shopOfFile = (): v.InferOutput<typeof Website> =>
  v.parse(Website, (parse(readFileSync(FILE, 'utf8')) as { website: unknown }).website);
