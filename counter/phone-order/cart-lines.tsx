import DeleteIcon from '@mui/icons-material/Delete';
import { Alert, Box, Button, Divider, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { coveredArea } from '#contract/coverage.ts';
import { useFormats } from '../formats.ts';
import type { Cart, CartItem } from './types.ts';

type Change = {
  isBusy: boolean;
  onQuantity: (item: CartItem, qty: number) => void;
  onRemove: (item: CartItem) => void;
  onDiscount: (item: CartItem) => void;
};

const Line = ({
  item,
  currency,
  isBusy,
  onQuantity,
  onRemove,
  onDiscount,
}: Change & { item: CartItem; currency: string }) => {
  const translate = useTranslate();
  const { day, money, number } = useFormats();
  const [typed, setTyped] = useState<string>();
  const change = (): void => {
    const qty = Number(typed);
    if (typed !== undefined && Number.isInteger(qty) && qty > 0 && qty !== item.qty) onQuantity(item, qty);
    setTyped(undefined);
  };
  const facts = [
    item.sku,
    ...(item.price === null ? [] : [money(item.price, currency)]),
    ...(item.coverage_sq_ft === null
      ? []
      : [`${number(coveredArea(item.qty, 'sqft', item.coverage_sq_ft))} ${translate('counter.phone.sqft')}`]),
    ...item.lots.map(({ code, qty }) => `${translate('counter.phone.lot', { code })} (${qty})`),
  ];
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{[item.name, ...item.options].join(' · ')}</Typography>
        <Typography sx={{ whiteSpace: 'nowrap' }}>{money(item.row_total, currency)}</Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
      {item.discount_amount > 0 && (
        <Typography variant="body2">
          {translate('counter.phone.line_discount', { amount: money(item.discount_amount, currency) })}
        </Typography>
      )}
      {item.later && (
        <Alert severity="info">
          {translate('counter.phone.later', { smart_count: item.later.qty, day: day(item.later.on) })}
        </Alert>
      )}
      {item.problems.length > 0 && (
        <Alert severity="error">
          {item.problems.includes('ITEM_QTY')
            ? translate('counter.phone.too_many', { count: item.max_qty })
            : translate('counter.phone.not_sold')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          label={translate('counter.phone.quantity')}
          value={typed ?? item.qty}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
          onBlur={change}
          onKeyDown={({ key }) => key === 'Enter' && change()}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          sx={{ width: 110 }}
        />
        <Button onClick={() => onDiscount(item)} disabled={isBusy}>
          {translate('counter.phone.discount')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <IconButton
          onClick={() => onRemove(item)}
          disabled={isBusy}
          aria-label={translate('counter.phone.remove', { name: item.name })}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
    </Stack>
  );
};

/** Lines of the cart with stock problems, lots and discounts. */
export const CartLines = ({ cart, ...change }: Change & { cart: Cart }) => {
  const translate = useTranslate();
  if (cart.items.length === 0) return <Typography>{translate('counter.phone.empty')}</Typography>;
  return (
    <Stack spacing={2} divider={<Divider flexItem />}>
      {cart.items.map((item) => (
        <Line key={item.item_id} item={item} currency={cart.currency} {...change} />
      ))}
    </Stack>
  );
};
