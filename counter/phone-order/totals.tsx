import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import type { Cart } from './types.ts';

const Amount = ({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
    <Typography sx={{ fontWeight: isStrong ? 600 : 400 }}>{label}</Typography>
    <Typography sx={{ fontWeight: isStrong ? 600 : 400, whiteSpace: 'nowrap' }}>{amount}</Typography>
  </Box>
);

/** Totals as the checkout shows them. */
export const CartTotals = ({ cart: { totals, currency } }: { cart: Pick<Cart, 'totals' | 'currency'> }) => {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <>
      <Amount label={translate('counter.order.subtotal')} amount={money(totals.subtotal, currency)} />
      {totals.discounts.map(({ label, coupon_code: code, amount }, place) => (
        <Amount key={place} label={code ? `${label} (${code})` : label} amount={money(-amount, currency)} />
      ))}
      {totals.shipping > 0 && (
        <Amount label={translate('counter.order.shipping')} amount={money(totals.shipping, currency)} />
      )}
      {totals.taxes.map(({ label, amount }) => (
        <Amount
          key={label}
          label={totals.is_tax_included ? translate('counter.phone.included', { tax: label }) : label}
          amount={money(amount, currency)}
        />
      ))}
      <Amount label={translate('counter.order.total')} amount={money(totals.grand_total, currency)} isStrong />
    </>
  );
};
