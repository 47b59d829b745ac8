import { Alert, Box, Button, Chip, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Cart } from './types.ts';
import { useSending } from './use-cart.ts';

/** Applies a coupon code, as in the checkout. */
export const Coupon = ({ cart, reload }: { cart: Cart; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { send, problem, isSending } = useSending(reload);
  const [code, setCode] = useState('');
  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await send('PUT', `/V1/carts/${cart.id}/coupons/${encodeURIComponent(code.trim())}`)) setCode('');
  };
  const remove = (): Promise<unknown> => send('DELETE', `/V1/carts/${cart.id}/coupons`);
  return (
    <form onSubmit={(event) => void apply(event)}>
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {cart.coupons.map((coupon) => (
          <Chip
            key={coupon.code}
            label={coupon.problem ? translate('counter.phone.coupon_off', { code: coupon.code }) : coupon.code}
            onDelete={() => void remove()}
          />
        ))}
        <TextField
          label={translate('counter.phone.coupon')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          size="small"
          autoComplete="off"
          sx={{ flex: 1, minWidth: 140 }}
        />
        <Button type="submit" variant="outlined" disabled={!code.trim()} loading={isSending}>
          {translate('counter.phone.apply')}
        </Button>
      </Box>
    </form>
  );
};
