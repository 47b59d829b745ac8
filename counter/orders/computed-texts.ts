import { UNITS } from '../pick-list/types.ts';
import { KNOWN_REFUSALS } from '../refusals.ts';
import { ADDRESS_FIELDS } from './address-dialog.tsx';

/** Keys of texts of orders that end in a data value, for the test of texts. */
export const ORDER_TEXTS: readonly string[] = [
  'counter.change.address',
  ...ADDRESS_FIELDS.map(({ name }) => `counter.ship_to.${name}`),
  ...KNOWN_REFUSALS.map((code) => `counter.refusal.${code}`),
  ...UNITS.map((unit) => `counter.pick.unit.${unit}`),
];
