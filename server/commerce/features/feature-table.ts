import { SWITCH_NAMES } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import type { FeatureState } from './judge-features.ts';

const MARKS: Readonly<Record<FeatureState['has'], string>> = { yes: 'yes   ', partly: 'partly', no: 'no    ' };

/** One line per feature: availability, name, and the missing parts. */
export const featureTable = (states: readonly FeatureState[]): string => {
  const width = Math.max(...states.map(({ name }) => name.length));
  return states.map(({ name, has, why }) => `${MARKS[has]}  ${name.padEnd(width)}  ${why}`.trimEnd()).join('\n');
};

/** One line per switch of `features.yaml`. */
export const switchTable = (off: ReadonlySet<SwitchName>): string =>
  SWITCH_NAMES.map((name) => `${off.has(name) ? 'off' : 'on '}  ${name}`).join('\n');
