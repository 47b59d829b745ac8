import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SlabState } from '#contract/slabs.ts';

const COLOURS = { AVAILABLE: 'success', HELD: 'warning', SOLD: 'default' } as const;

export const StateChip = ({ state }: { state: SlabState }) => (
  <Chip size="small" color={COLOURS[state]} label={useTranslate()(`counter.slab.state.${state}`)} />
);
