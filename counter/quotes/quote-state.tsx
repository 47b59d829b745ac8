import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteState } from './types.ts';

const COLORS: Partial<Record<QuoteState, 'warning' | 'info' | 'success'>> = {
  requested: 'warning',
  answered: 'info',
  accepted: 'success',
};

export const QuoteStateChip = ({ state }: { state: QuoteState }) => {
  const translate = useTranslate();
  return <Chip size="small" color={COLORS[state] ?? 'default'} label={translate(`counter.quote_state.${state}`)} />;
};
