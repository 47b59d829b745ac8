import { UNITS } from '../pick-list/types.ts';
import { KNOWN_REFUSALS } from '../refusals.ts';
import { RETURN_KINDS, RETURN_STATES } from '../returns/types.ts';

/** Keys of texts of orders that end in a data value, for the test of texts. */
export const ORDER_TEXTS: readonly string[] = [
  'counter.change.address',
  ...RETURN_KINDS.flatMap((kind) => [`counter.returns.kind.${kind}`, `counter.returns.fee_${kind}`]),
  ...['all', ...RETURN_STATES].map((state) => `counter.returns.state.${state}`),
  ...KNOWN_REFUSALS.map((code) => `counter.refusal.${code}`),
  ...UNITS.map((unit) => `counter.pick.unit.${unit}`),
];
