import { Alert, Box, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { amountOf, type PriceProps } from './price-types.ts';
import { inView, productPath } from './types.ts';
import { useProductWrites } from './use-product-writes.ts';

type Scheduled = {
  id: number;
  currency: string;
  price: number;
  starts_at: string;
  state: 'waiting' | 'applied' | 'canceled';
  created_by: string | null;
};

/** Regular prices from a later day. They can be canceled until then. */
export const ScheduledPrices = ({ product, view, reload }: PriceProps) => {
  const translate = useTranslate();
  const { money, time } = useFormats();
  const [price, setPrice] = useState('');
  const [day, setDay] = useState('');
  const path = `${productPath(product.sku)}/scheduled-prices`;
  const { data: all = [], refetch } = useQuery({
    queryKey: ['products', product.sku, 'scheduled'],
    queryFn: () => rest<Scheduled[]>('GET', path),
  });
  const { send, problem, isSending } = useProductWrites(async () => {
    await refetch();
    return reload();
  });
  const shown = all.filter(({ currency }) => currency === view.base_currency_code);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { schedule: { price: amountOf(price), starts_at: day } };
    if (!(await send(product, undefined, [{ method: 'POST', path: inView(view, path), body }]))) return;
    setPrice('');
    setDay('');
  };
  return (
    <Box component="section" aria-label={`${translate('counter.product.scheduled')} ${view.base_currency_code}`}>
      <Typography component="h3" variant="subtitle1">
        {translate('counter.product.scheduled')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      <List dense>
        {shown.map((entry) => (
          <ListItem
            key={entry.id}
            disableGutters
            secondaryAction={
              entry.state === 'waiting' && (
                <Button
                  disabled={isSending}
                  onClick={() => void send(product, undefined, [{ method: 'DELETE', path: `${path}/${entry.id}` }])}
                >
                  {translate('counter.product.schedule_cancel')}
                </Button>
              )
            }
          >
            <ListItemText
              primary={`${money(entry.price, entry.currency)} · ${time(entry.starts_at)}`}
              secondary={[translate(`counter.product.schedule_${entry.state}`), entry.created_by]
                .filter(Boolean)
                .join(' · ')}
            />
          </ListItem>
        ))}
      </List>
      <Box
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '1fr 1fr auto' } }}
      >
        <TextField
          size="small"
          label={`${translate('counter.product.new_price')} (${view.base_currency_code})`}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          size="small"
          type="date"
          label={translate('counter.product.from_day')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={!(amountOf(price) >= 0) || day === ''} loading={isSending} type="submit">
          {translate('counter.product.schedule_add')}
        </Button>
      </Box>
    </Box>
  );
};
