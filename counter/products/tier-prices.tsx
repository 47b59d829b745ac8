import DeleteIcon from '@mui/icons-material/Delete';
import {
  Alert,
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ALL_GROUPS, CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { amountOf, type PriceProps } from './price-types.ts';
import { inView } from './types.ts';
import { useProductWrites, type Write } from './use-product-writes.ts';

type Tier = {
  sku: string;
  price: number;
  price_type: 'fixed' | 'discount';
  website_id: number;
  customer_group: string;
  quantity: number;
};

const GROUPS = [ALL_GROUPS, ...CUSTOMER_GROUPS.keys()];
const EMPTY = { group: ALL_GROUPS, quantity: '', kind: 'fixed' as Tier['price_type'], price: '' };

/** Prices from a quantity on, for all or one customer group. */
export const TierPrices = ({ product, view, reload }: PriceProps) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const [added, setAdded] = useState(EMPTY);
  const { data: tiers = [], refetch } = useQuery({
    queryKey: ['products', product.sku, 'tiers', view.code],
    queryFn: () =>
      rest<Tier[]>('POST', inView(view, '/V1/products/tier-prices-information'), { body: { skus: [product.sku] } }),
  });
  const { send, problem, isSending } = useProductWrites(async () => {
    await refetch();
    return reload();
  });
  const groupName = (name: string): string =>
    translate(`counter.group.${name.toLowerCase().replaceAll(' ', '_')}`, { _: name });
  const change = (path: string, tier: Tier): Promise<boolean> => {
    const write: Write = { method: 'POST', path: inView(view, path), body: { prices: [tier] } };
    return send(product, product.extension_attributes.version, [write]);
  };
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const tier: Tier = {
      sku: product.sku,
      price: amountOf(added.price),
      price_type: added.kind,
      website_id: 0,
      customer_group: added.group,
      quantity: Number(added.quantity),
    };
    if (await change('/V1/products/tier-prices', tier)) setAdded(EMPTY);
  };
  const isComplete =
    Number.isInteger(Number(added.quantity)) && Number(added.quantity) > 0 && amountOf(added.price) >= 0;
  return (
    <Box component="section" aria-label={`${translate('counter.product.tiers')} ${view.base_currency_code}`}>
      <Typography component="h3" variant="subtitle1">
        {translate('counter.product.tiers')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      <List dense>
        {tiers.map((tier) => (
          <ListItem
            key={`${tier.customer_group} ${tier.quantity} ${tier.price_type}`}
            disableGutters
            secondaryAction={
              <IconButton
                disabled={isSending}
                aria-label={translate('counter.product.tier_delete', { quantity: tier.quantity })}
                onClick={() => void change('/V1/products/tier-prices-delete', tier)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText
              primary={translate('counter.product.tier', {
                quantity: tier.quantity,
                price: tier.price_type === 'fixed' ? money(tier.price, view.base_currency_code) : `−${tier.price} %`,
              })}
              secondary={groupName(tier.customer_group)}
            />
          </ListItem>
        ))}
      </List>
      <Box
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr auto' },
        }}
      >
        <TextField
          select
          size="small"
          label={translate('counter.product.group')}
          value={added.group}
          onChange={({ target }) => setAdded({ ...added, group: target.value })}
        >
          {GROUPS.map((name) => (
            <MenuItem key={name} value={name}>
              {groupName(name)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={translate('counter.product.from_quantity')}
          value={added.quantity}
          onChange={({ target }) => setAdded({ ...added, quantity: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          select
          size="small"
          label={translate('counter.product.tier_kind')}
          value={added.kind}
          onChange={({ target }) => setAdded({ ...added, kind: target.value as Tier['price_type'] })}
        >
          <MenuItem value="fixed">{translate('counter.product.tier_fixed')}</MenuItem>
          <MenuItem value="discount">{translate('counter.product.tier_discount')}</MenuItem>
        </TextField>
        <TextField
          size="small"
          label={added.kind === 'fixed' ? view.base_currency_code : '%'}
          value={added.price}
          onChange={({ target }) => setAdded({ ...added, price: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <Button variant="outlined" disabled={!isComplete} loading={isSending} type="submit">
          {translate('counter.product.tier_add')}
        </Button>
      </Box>
    </Box>
  );
};
