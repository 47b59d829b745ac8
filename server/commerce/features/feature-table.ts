import type { FeatureState } from './judge-features.ts';

const MARKS: Readonly<Record<FeatureState['has'], string>> = { yes: 'yes   ', partly: 'partly', no: 'no    ' };

/** One line for each feature: whether the back end carries it, its name, and why not. */
export const featureTable = (states: readonly FeatureState[]): string => {
  const width = Math.max(...states.map(({ name }) => name.length));
  return states.map(({ name, has, why }) => `${MARKS[has]}  ${name.padEnd(width)}  ${why}`.trimEnd()).join('\n');
};
