import { Alert, Avatar, Box, Button, Chip, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { CountDialog } from './count-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { readStock, stockPath } from './stock-data.ts';
import { StockHistory } from './stock-history.tsx';
import type { StockChange, StockDetail } from './types.ts';
import { useUnits } from './units.ts';

type DialogProps = { item: StockDetail; reload: () => Promise<StockDetail | undefined>; onClose: () => void };

const ACTIONS: readonly { label: string; Form: ComponentType<DialogProps> }[] = [
  { label: 'counter.count.action', Form: CountDialog },
  { label: 'counter.move.action', Form: MoveDialog },
  { label: 'counter.stock.details', Form: DetailsDialog },
];

const Actions = ({ item, reload }: Omit<DialogProps, 'onClose'>) => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [open, setOpen] = useState<(typeof ACTIONS)[number]>();
  if (!includesScope(permissions, 'stock:write')) return null;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {ACTIONS.map((action, place) => (
          <Button
            key={action.label}
            variant={place === 0 ? 'contained' : 'outlined'}
            onClick={() => setOpen(action)}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {translate(action.label)}
          </Button>
        ))}
        <Button
          component={Link}
          to={`/receive?code=${encodeURIComponent(item.sku)}`}
          variant="outlined"
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {translate('counter.receive.action')}
        </Button>
      </Stack>
      {open && <open.Form item={item} reload={reload} onClose={() => setOpen(undefined)} />}
    </>
  );
};

const Figures = ({ item }: { item: StockDetail }) => {
  const translate = useTranslate();
  const units = useUnits();
  const figures = [
    ['counter.stock.available', item.available],
    ['counter.stock.held', item.reserved],
    ['counter.stock.to_ship', item.to_ship],
    ['counter.stock.shelf', item.qty + item.to_ship],
  ] as const;
  return (
    <Section title={translate('counter.stock.title')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0 }}>
        {figures.map(([label, count]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt">{translate(label)}</Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
              {units(count, item.selling_unit)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
};

const Places = ({ item }: { item: StockDetail }) => {
  const translate = useTranslate();
  const lines = [
    ...item.lots.map(({ code, qty, rack }) => [
      translate('counter.pick.lot', { lot: code }),
      `${qty}${rack ? ` · ${rack}` : ''}`,
    ]),
    ...(item.rack ? [[translate('counter.stock.rack'), item.rack]] : []),
    ...(item.barcodes.length > 0 ? [[translate('counter.stock.barcode'), item.barcodes.join(', ')]] : []),
    [
      translate('counter.stock.line'),
      `${item.notify_stock_qty}${item.use_config_notify_stock_qty ? ` · ${translate('counter.stock.of_shop')}` : ''}`,
    ],
  ];
  return (
    <Section title={translate('counter.stock.lots_places')}>
      {lines.map(([label, text]) => (
        <Box key={label} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <Typography>{label}</Typography>
          <Typography sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Section>
  );
};

/** Stock of a product with its actions. */
export const StockShow = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: item, error, refetch } = useQuery({ queryKey: ['stock', 'detail', id], queryFn: () => readStock(id) });
  const { data: changes, refetch: refetchChanges } = useQuery({
    queryKey: ['stock', id, 'changes'],
    queryFn: () => rest<StockChange[]>('GET', `${stockPath(id)}/changes`),
  });
  useSessionEnd(error);
  const reload = async () => {
    const [read] = await Promise.all([refetch(), refetchChanges()]);
    return read.data;
  };
  if (error) return <Alert severity="error">{translate('counter.stock.unknown')}</Alert>;
  if (!item) return <CircularProgress sx={{ m: 4 }} />;
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={item.sku} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {item.image && <Avatar variant="rounded" src={item.image} alt="" sx={{ width: 64, height: 64 }} />}
        <Box>
          <Typography component="h1" variant="h5">
            {item.name}
          </Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography color="text.secondary">{item.sku}</Typography>
            {item.is_below_line && <Chip size="small" color="warning" label={translate('counter.stock.low')} />}
          </Stack>
        </Box>
      </Box>
      <Actions item={item} reload={reload} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <Figures item={item} />
          <Places item={item} />
        </Stack>
        <StockHistory changes={changes} />
      </Box>
    </Stack>
  );
};
