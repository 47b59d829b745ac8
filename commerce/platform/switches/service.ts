import type { SwitchName } from '#contract/switches.ts';
import { derived } from '../cache/derived.ts';
import { tag } from '../cache/tags.ts';
import type { Platform } from '../context.ts';
import type { Db } from '../database/types.ts';
import { readOff, replaceOff } from './store.ts';

/** Key of the cached switches of a process. */
export const OFF = Symbol('features that are off');

/** Names of the switched-off features; none before a catalogue is loaded. */
export const switchedOff = (platform: Platform): Promise<ReadonlySet<SwitchName>> =>
  platform.perProcess(OFF, () => derived(platform, [tag.store], () => readOff(platform.db.kysely)))();

export const hasFeature = async (platform: Platform, name: SwitchName): Promise<boolean> =>
  !(await switchedOff(platform)).has(name);

/** Like {@link hasFeature}, inside a transaction. */
export const hasFeatureWithin = async (db: Db, name: SwitchName): Promise<boolean> => !(await readOff(db)).has(name);

/** Writes which features are off in the importer's transaction; returns the changed tags. */
export const saveSwitches = async (db: Db, off: readonly SwitchName[]): Promise<string[]> => {
  await replaceOff(db, off);
  return [tag.store];
};
