import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { stockPath } from '../stock/stock-data.ts';
import { StockHistory } from '../stock/stock-history.tsx';
import type { StockChange } from '../stock/types.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { HoldCard } from './hold-card.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { sizeText } from './size.ts';
import { readSlab, slabPath } from './slabs-data.ts';
import { StateChip } from './state-chip.tsx';
import type { StaffHold, StaffSlab } from './types.ts';

const Facts = ({ slab }: { slab: StaffSlab }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const facts = [
    ['counter.stock.lot', slab.lot],
    ['counter.slab.bundle', slab.bundle],
    ['counter.slab.yard', slab.yard],
    ['counter.stock.rack', slab.rack],
    ['counter.slab.finish', slab.finish],
    ['counter.slab.size', sizeText(slab.length_mm, slab.width_mm, locale)],
    ['counter.slab.thickness', slab.thickness_mm && `${slab.thickness_mm} mm`],
    ['counter.stock.sku', slab.sku],
  ] as const;
  return (
    <Section title={translate('counter.slab.facts')}>
      {facts.map(([label, text]) =>
        text ? (
          <Box key={label} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Typography>{translate(label)}</Typography>
            <Typography sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        ) : null,
      )}
    </Section>
  );
};

/** A slab with its picture, its hold and its changes. */
export const SlabShow = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [isHolding, setHolding] = useState(false);
  const maySeeHolds = includesScope(permissions, 'orders:read');
  const { data: slab, error, refetch } = useQuery({ queryKey: ['slabs', 'detail', id], queryFn: () => readSlab(id) });
  const { data: holds, refetch: refetchHolds } = useQuery({
    queryKey: ['slabs', id, 'holds'],
    queryFn: () => rest<readonly StaffHold[]>('GET', `${slabPath(id)}/holds`),
    enabled: maySeeHolds,
  });
  const { data: changes, refetch: refetchChanges } = useQuery({
    queryKey: ['stock', id, 'changes'],
    queryFn: () => rest<StockChange[]>('GET', `${stockPath(id)}/changes`),
  });
  useSessionEnd(error);
  const reload = () => Promise.all([refetch(), refetchHolds(), refetchChanges()]);
  if (error) return <Alert severity="error">{translate('counter.stock.unknown')}</Alert>;
  if (!slab) return <CircularProgress sx={{ m: 4 }} />;
  const running = holds?.filter(({ status }) => status === 'HELD') ?? [];
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={slab.lot ?? slab.sku} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5">
          {slab.name}
        </Typography>
        <StateChip state={slab.state} />
      </Box>
      {slab.state === 'AVAILABLE' && includesScope(permissions, 'stock:write') && (
        <Button
          variant="contained"
          size="large"
          onClick={() => setHolding(true)}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {translate('counter.hold.action')}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          {slab.picture && (
            <Box component="img" src={slab.picture} alt={slab.name ?? ''} sx={{ width: '100%', borderRadius: 1 }} />
          )}
          <StockHistory changes={changes} />
        </Stack>
        <Stack spacing={2}>
          {running.length > 0 && (
            <Section title={translate('counter.hold.held_for')}>
              <Stack spacing={2}>
                {running.map((hold) => (
                  <HoldCard key={hold.id} hold={hold} reload={reload} />
                ))}
              </Stack>
            </Section>
          )}
          <Facts slab={slab} />
        </Stack>
      </Box>
      {isHolding && <HoldDialog slab={slab} reload={reload} onClose={() => setHolding(false)} />}
    </Stack>
  );
};
