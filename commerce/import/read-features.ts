import * as v from 'valibot';
import { isContentOf, SWITCH_NAMES, SWITCHES, withDependents } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import type { Folder } from './folder.ts';

const FILE = 'features.yaml';

const switchesSchema = v.record(
  v.picklist(SWITCH_NAMES, `is no feature: the features are ${SWITCH_NAMES.join(', ')}`),
  v.picklist(['on', 'off'], 'must be on or off'),
  'must be a list of features, each on or off, such as "samples: off"',
);

/** Switches written by the merchant; a missing feature depends on its data. */
export type WrittenSwitches = ReadonlyMap<SwitchName, boolean>;

export const readFeatures = (folder: Folder): WrittenSwitches => {
  if (!folder.exists(FILE)) return new Map();
  const written = folder.yaml(FILE, switchesSchema) ?? {};
  return new Map(Object.entries(written).map(([name, value]) => [name as SwitchName, value === 'on']));
};

/** True if the merchant switched off the feature, or one that it needs. */
export const isWrittenOff = (written: WrittenSwitches, name: SwitchName): boolean =>
  withDependents(new Set([...written].flatMap(([each, isOn]) => (isOn ? [] : [each])))).has(name);

/** Removes content pages of disabled features, and adds a note for each. */
export const withoutPagesOff = <Page extends { identifier: string }>(
  folder: Folder,
  written: WrittenSwitches,
  pages: readonly Page[],
): readonly Page[] =>
  pages.filter(({ identifier }) => {
    const name = SWITCH_NAMES.find((each) => isWrittenOff(written, each) && isContentOf(each, identifier));
    if (name) folder.problems.warn({ file: `pages/${identifier}`, message: `is not loaded, because ${name} is off` });
    return !name;
  });

/** Data of a feature in the folder: `has` is true if it suffices, `needed` names the missing part. */
export type FeatureData = Partial<Record<SwitchName, { has: boolean; needed: string }>>;

/** Features that are off: by the file, without their data, or because they need one that is off. */
export const featuresOff = (folder: Folder, written: WrittenSwitches, data: FeatureData): readonly SwitchName[] => {
  const off = withDependents(
    new Set(SWITCH_NAMES.filter((name) => written.get(name) === false || data[name]?.has === false)),
  );
  for (const [name, isOn] of written) {
    if (!isOn || !off.has(name)) continue;
    const { needs } = SWITCHES[name] as { needs?: SwitchName };
    const why = data[name]?.has === false ? `it needs ${data[name].needed}` : `it needs ${needs}, which is off`;
    folder.warnAt(FILE, [name], `stays off: ${why}`);
  }
  return [...off];
};
