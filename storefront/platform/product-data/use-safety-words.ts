import { slipClassOf } from '#contract/floor-safety.ts';
import { useT } from '../i18n/use-t.ts';

const SLIP = {
  dry: 'product.slip.dry',
  wet: 'product.slip.wet',
  outdoor: 'product.slip.outdoor',
} as const;

/** Wet and frost safety in words, the same on every page. */
export const useSafetyWords = () => {
  const t = useT();
  return {
    slip: (dcof: number): string => t(SLIP[slipClassOf(dcof)]),
    frost: (isResistant: boolean): string => t(isResistant ? 'product.frost.yes' : 'product.frost.no'),
  };
};
