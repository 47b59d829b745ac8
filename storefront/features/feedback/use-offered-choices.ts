import type { HideableFeature } from '#contract/features.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { Choice } from './steps.ts';

/** Choices about a feature, which a shop without that feature does not offer. */
const FEATURE_OF: Readonly<Partial<Record<Choice, HideableFeature>>> = {
  showroom: 'showrooms',
  samples: 'samples',
  slabs: 'slabs',
};

export const useOfferedChoices = (choices: readonly Choice[]): readonly Choice[] => {
  const platform = usePlatform();
  return choices.filter((choice) => {
    const feature = FEATURE_OF[choice];
    return !feature || hasFeature(platform, feature);
  });
};
