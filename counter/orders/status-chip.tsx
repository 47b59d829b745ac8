import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OrderStatus } from './types.ts';

const COLOURS: Partial<Record<OrderStatus, 'info' | 'success' | 'warning' | 'error'>> = {
  pending: 'warning',
  processing: 'info',
  partially: 'info',
  ready_for_pickup: 'info',
  shipped: 'success',
  picked_up: 'success',
  complete: 'success',
  holded: 'warning',
  fraud: 'error',
};

export const StatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip size="small" variant="outlined" color={COLOURS[status]} label={useTranslate()(`counter.status.${status}`)} />
);
