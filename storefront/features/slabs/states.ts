import type { Slab } from './measures.ts';

export const STATES = {
  AVAILABLE: 'slabs.state.available',
  HELD: 'slabs.state.held',
  SOLD: 'slabs.state.sold',
} as const;
/** A state that is not known is taken as gone. */
export const stateOf = ({ state }: Slab): keyof typeof STATES =>
  state in STATES ? (state as keyof typeof STATES) : 'SOLD';
