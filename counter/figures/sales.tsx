import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { Bars } from './bars.tsx';
import { FigurePart } from './figure-part.tsx';
import { FigureTable, type Column } from './figure-table.tsx';
import { RangeFields, useRange } from './range-fields.tsx';
import { useFigures } from './use-figures.ts';

type Amounts = 'net' | 'tax' | 'shipping' | 'discounts' | 'refunds' | 'total';
type Sales = { period: string; store_view: string; currency: string; invoices: number } & Record<Amounts, number>;

/** The total first, because a phone shows the first columns only. */
const AMOUNTS: readonly Amounts[] = ['total', 'net', 'tax', 'shipping', 'discounts', 'refunds'];
const UNITS = ['day', 'week', 'month'] as const;

/** The total of each period in one currency. */
const barsOf = (sales: readonly Sales[], currency: string) =>
  [...new Set(sales.map(({ period }) => period))].map((period) => ({
    label: period,
    value: sales
      .filter((one) => one.period === period && one.currency === currency)
      .reduce((sum, { total }) => sum + total, 0),
  }));

/** Sales by period and store view. */
export const Sales = () => {
  const translate = useTranslate();
  const { day, money } = useFormats();
  const { query, ...range } = useRange();
  const [unit, setUnit] = useState<(typeof UNITS)[number]>('day');
  const figures = useFigures<Sales[]>('sales', `${query}&unit=${unit}`);
  const columns: readonly Column<Sales>[] = [
    { label: 'counter.figures.period', value: ({ period }) => period, text: ({ period }) => day(period) },
    ...AMOUNTS.map((name) => ({
      label: `counter.figures.${name}`,
      value: (row: Sales) => row[name],
      text: (row: Sales) => money(row[name], row.currency),
      isNumber: true,
    })),
    { label: 'counter.figures.invoices', value: ({ invoices }) => invoices, isNumber: true },
    { label: 'counter.figures.store_view', value: ({ store_view: view }) => view },
    { label: 'counter.figures.currency', value: ({ currency }) => currency },
  ];
  return (
    <FigurePart
      figures={figures}
      fields={
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <RangeFields {...range} />
          <TextField
            select
            label={translate('counter.figures.by')}
            value={unit}
            onChange={({ target }) => setUnit(target.value as (typeof UNITS)[number])}
            fullWidth={false}
            sx={{ minWidth: 140 }}
          >
            {UNITS.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`counter.figures.unit.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      }
    >
      {(sales) => (
        <>
          {[...new Set(sales.map(({ currency }) => currency))].map((currency) => (
            <Section key={currency} title={`${translate('counter.figures.total')} · ${currency}`}>
              <Bars bars={barsOf(sales, currency)} />
            </Section>
          ))}
          <Section title={translate('counter.figures.sales')}>
            <Typography color="text.secondary" gutterBottom>
              {translate('counter.figures.sales_what')}
            </Typography>
            <FigureTable caption={translate('counter.figures.sales')} file="sales" columns={columns} rows={sales} />
          </Section>
        </>
      )}
    </FigurePart>
  );
};
