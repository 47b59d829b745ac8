import { Box, Button, Divider, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLabelled } from '../use-labelled.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import type { Receipt } from './types.ts';

const RECENT = 5;

/** The last deliveries, which can be corrected. */
export const Receipts = ({ onCorrect }: { onCorrect: (receipt: Receipt) => void }) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const { time } = useFormats();
  const { data } = useQuery({
    queryKey: ['stock-receipts'],
    queryFn: () => rest<{ items: readonly Receipt[] }>('GET', `/V1/stock-receipts?searchCriteria[pageSize]=${RECENT}`),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={translate('counter.receive.recent')}>
      <Stack spacing={1.5} divider={<Divider flexItem />}>
        {data.items.map((receipt) => (
          <Box key={receipt.id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
            <Box>
              <Typography>
                {translate('counter.receive.number', { number: receipt.id })} · {time(receipt.created_at)}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {receipt.items.map(({ sku, qty, lot }) => `${qty} × ${sku}${lot ? ` (${lot})` : ''}`).join(', ')} ·{' '}
                {receipt.who}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              onClick={() => onCorrect(receipt)}
              aria-label={labelled('counter.receive.correct', receipt.id)}
            >
              {translate('counter.receive.correct')}
            </Button>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
