import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { AreaUnit } from '#contract/area-price.ts';
import { boxesFor, WASTE_PERCENTS } from '#contract/boxes.ts';
import { coveredArea } from '#contract/coverage.ts';
import { typedArea } from '#contract/typed-measure.ts';
import { useFormats } from '../formats.ts';
import type { FoundProduct } from './types.ts';

type Waste = keyof typeof WASTE_PERCENTS;

const WASTES = Object.keys(WASTE_PERCENTS) as Waste[];

type Props = {
  product: FoundProduct;
  isBusy: boolean;
  /** Adds selling units to the cart. */
  onAdd: (qty: number) => void;
};

/** Quantity of a product: typed, or computed from an area by the rule of the product page. */
export const AddProduct = ({ product, isBusy, onAdd }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { money, number } = useFormats();
  const [area, setArea] = useState('');
  const [unit, setUnit] = useState<AreaUnit>('sqft');
  const [waste, setWaste] = useState<Waste>('straight');
  const [typed, setTyped] = useState('');
  const { coverage_sq_ft: coverage, price, qty_available: available } = product;
  const wanted = coverage !== null && area.trim() ? typedArea(area, `${locale}-CA`, unit) : undefined;
  const boxes = wanted && coverage !== null ? boxesFor(wanted, unit, WASTE_PERCENTS[waste], coverage) : undefined;
  const quantity = area.trim() ? (boxes ?? 0) : Number(typed);
  const isValid = Number.isInteger(quantity) && quantity > 0;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) onAdd(quantity);
  };
  return (
    <form onSubmit={add}>
      <Stack spacing={2} sx={{ py: 1 }}>
        {coverage !== null && (
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 110px', sm: '1fr 110px 1fr' } }}>
            <TextField
              label={translate('counter.phone.area')}
              value={area}
              onChange={({ target }) => setArea(target.value)}
              error={area.trim() !== '' && boxes === undefined}
              helperText={area.trim() && boxes === undefined ? translate('counter.phone.area_wrong') : undefined}
              autoComplete="off"
            />
            <TextField
              select
              label={translate('counter.phone.unit')}
              value={unit}
              onChange={({ target }) => setUnit(target.value as AreaUnit)}
            >
              <MenuItem value="sqft">{translate('counter.phone.sqft')}</MenuItem>
              <MenuItem value="m2">m²</MenuItem>
            </TextField>
            <TextField
              select
              label={translate('counter.phone.cuts')}
              value={waste}
              onChange={({ target }) => setWaste(target.value as Waste)}
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            >
              {WASTES.map((name) => (
                <MenuItem key={name} value={name}>
                  {translate(`counter.phone.waste.${name}`, { percent: WASTE_PERCENTS[name] })}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={translate(coverage === null ? 'counter.phone.pieces' : 'counter.phone.boxes')}
            value={area.trim() ? (boxes ?? '') : typed}
            onChange={({ target }) => {
              setArea('');
              setTyped(target.value.replaceAll(/\D/g, ''));
            }}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
            sx={{ flex: 1 }}
          />
          <Button type="submit" variant="contained" disabled={!isValid} loading={isBusy} sx={{ minHeight: 48 }}>
            {translate('counter.phone.add')}
          </Button>
        </Box>
        {isValid && (
          <Typography variant="body2">
            {[
              coverage === null
                ? ''
                : translate('counter.phone.covers', {
                    area: `${number(coveredArea(quantity, unit, coverage))} ${unit === 'm2' ? 'm²' : translate('counter.phone.sqft')}`,
                  }),
              price === null ? '' : money(price * quantity, product.currency),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
        {isValid && quantity > available && (
          <Typography color="error">{translate('counter.phone.too_many', { count: available })}</Typography>
        )}
      </Stack>
    </form>
  );
};
