import type { FeatureState } from './judge-features.ts';

const MARKS: Readonly<Record<FeatureState['has'], string>> = { yes: 'yes   ', partly: 'partly', no: 'no    ' };

/** One line per feature: availability, name, and the missing parts. */
export const featureTable = (states: readonly FeatureState[]): string => {
  const width = Math.max(...states.map(({ name }) => name.length));
  return states.map(({ name, has, why }) => `${MARKS[has]}  ${name.padEnd(width)}  ${why}`.trimEnd()).join('\n');
};
