import type { Slab } from './measures.ts';

export const STATES = {
  AVAILABLE: 'slabs.state.available',
  HELD: 'slabs.state.held',
  SOLD: 'slabs.state.sold',
} as const;
/** Treats an unknown state as sold. */
export const stateOf = ({ state }: Slab): keyof typeof STATES =>
  state in STATES ? (state as keyof typeof STATES) : 'SOLD';
