import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';

const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be a code of an attribute'));
const File = v.record(
  code,
  v.union(
    [code, v.strictObject({ code, times: v.pipe(v.number(), v.gtValue(0)) })],
    'must be a code, or `{ code: …, times: … }`',
  ),
);

/** Maps attribute codes between this shop and a remote Magento. */
export type AttributeMap = {
  /** Remote code of a local code. */
  theirs: (ours: string) => string;
  /** Local code of a remote code. A remote code that equals another local code gets a prefix. */
  ours: (theirs: string) => string;
  /** Factor from remote to local numbers, by local code. */
  times: (ours: string) => number;
};

const ASIDE = 'magento_';

export const attributeMap = (given: v.InferOutput<typeof File>): AttributeMap => {
  const there = new Map(
    Object.entries(given).map(([ours, to]) => [ours, typeof to === 'string' ? { code: to, times: 1 } : to]),
  );
  const here = new Map([...there].map(([ours, to]) => [to.code, ours]));
  if (here.size < there.size) throw new SettingsError('ATTRIBUTES_MAP: two attributes are one in that Magento');
  const isAside = (name: string): boolean => there.has(name) && !here.has(name);
  return {
    theirs: (ours) => {
      const plain = ours.startsWith(ASIDE) ? ours.slice(ASIDE.length) : ours;
      return there.get(ours)?.code ?? (plain !== ours && isAside(plain) ? plain : ours);
    },
    ours: (theirs) => here.get(theirs) ?? (isAside(theirs) ? ASIDE + theirs : theirs),
    times: (ours) => there.get(ours)?.times ?? 1,
  };
};

/** Reads the mapping file. Throws a {@link SettingsError} with a description of the fault. */
export const readAttributeMap = (file: string): AttributeMap => {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`ATTRIBUTES_MAP: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { success, output, issues } = v.safeParse(File, content ?? {});
  if (success) return attributeMap(output);
  const lines = issues.map((issue) => `  ${v.getDotPath(issue) ?? file}: ${issue.message}`);
  throw new SettingsError(`ATTRIBUTES_MAP: ${file} cannot be used:\n${lines.join('\n')}`);
};
