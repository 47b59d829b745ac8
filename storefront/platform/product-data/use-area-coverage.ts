import { useFeature } from '../platform.tsx';
import { type Attributes, numberOf } from './attributes.ts';

/** Square feet covered by a selling unit; undefined for products by the piece, and in shops without units of area. */
export const useAreaCoverage = (attributes: Attributes): number | undefined => {
  const hasUnits = useFeature('units of area');
  return hasUnits ? numberOf(attributes, 'coverage_sq_ft') : undefined;
};
