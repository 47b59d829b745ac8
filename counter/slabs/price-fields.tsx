import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import type { SlabPrice } from './types.ts';

export type Price = { rule: 'area' | 'fixed'; amounts: Readonly<Record<string, string>> };

/** The request body of a price; undefined if an amount is missing. */
export const priceBody = ({ rule, amounts }: Price, currencies: readonly string[]) => {
  const given = currencies.map((currency) => ({
    currency,
    amount: Number((amounts[currency] ?? '').replace(',', '.')),
  }));
  return given.every(({ amount }) => amount > 0) ? { rule, amounts: given } : undefined;
};

type Props = {
  price: Price;
  currencies: readonly string[];
  size: { length_mm: number; width_mm: number } | undefined;
  onChange: (price: Price) => void;
};

/** Price by area or for the slab, in each currency. The server computes the price of the slab. */
export const PriceFields = ({ price, currencies, size, onChange }: Props) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const body = priceBody(price, currencies);
  const { data } = useQuery({
    queryKey: ['slab-price', size, body],
    queryFn: () => rest<SlabPrice>('POST', '/V1/slab-prices', { body: { slab: { ...size, price: body } } }),
    enabled: size !== undefined && body !== undefined,
  });
  return (
    <Stack spacing={1}>
      <RadioGroup
        row
        value={price.rule}
        onChange={(_, rule) => onChange({ rule: rule === 'fixed' ? 'fixed' : 'area', amounts: {} })}
        aria-label={translate('counter.slab.price')}
      >
        <FormControlLabel value="area" control={<Radio />} label={translate('counter.slab.by_area')} />
        <FormControlLabel value="fixed" control={<Radio />} label={translate('counter.slab.fixed')} />
      </RadioGroup>
      {currencies.map((currency) => (
        <TextField
          key={currency}
          label={`${translate(price.rule === 'area' ? 'counter.slab.per_sq_ft' : 'counter.slab.price')} (${currency})`}
          value={price.amounts[currency] ?? ''}
          onChange={({ target }) => onChange({ ...price, amounts: { ...price.amounts, [currency]: target.value } })}
          required
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ))}
      {data && (
        <Typography sx={{ fontWeight: 600 }}>
          {translate('counter.slab.priced', {
            prices: data.prices.map(({ amount, currency }) => money(amount, currency)).join(' · '),
          })}
        </Typography>
      )}
    </Stack>
  );
};
