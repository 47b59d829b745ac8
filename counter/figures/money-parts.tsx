import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { today } from '../records/today.ts';
import { Bars } from './bars.tsx';
import { FigurePart } from './figure-part.tsx';
import { FigureTable } from './figure-table.tsx';
import { RangeFields, useRange } from './range-fields.tsx';
import { useFigures } from './use-figures.ts';

type Tax = { region: string; label: string; percent: number; currency: string; amount: number };
type Payment = {
  method: string;
  title: string;
  currency: string;
  payments: number;
  received: number;
  refunded: number;
};
type Day = {
  method: string;
  title: string;
  currency: string;
  orders: number;
  ordered: number;
  received: number;
  refunded: number;
  outstanding: number;
};

/** Taxes by place and rate. */
export const Taxes = () => {
  const translate = useTranslate();
  const { money, rate } = useFormats();
  const { query, ...range } = useRange();
  const figures = useFigures<Tax[]>('taxes', query);
  return (
    <FigurePart figures={figures} fields={<RangeFields {...range} />}>
      {(taxes) => (
        <Section title={translate('counter.figures.taxes')}>
          <Bars
            bars={taxes.map((tax) => ({ label: `${tax.region} ${tax.label} ${tax.currency}`, value: tax.amount }))}
          />
          <FigureTable
            caption={translate('counter.figures.taxes')}
            file="taxes"
            rows={taxes}
            columns={[
              { label: 'counter.figures.region', value: ({ region }) => region },
              { label: 'counter.figures.tax', value: ({ label }) => label },
              {
                label: 'counter.figures.percent',
                value: ({ percent }) => percent,
                text: ({ percent }) => rate(percent),
                isNumber: true,
              },
              { label: 'counter.figures.currency', value: ({ currency }) => currency },
              {
                label: 'counter.figures.amount',
                value: ({ amount }) => amount,
                text: ({ amount, currency }) => money(amount, currency),
                isNumber: true,
              },
            ]}
          />
        </Section>
      )}
    </FigurePart>
  );
};

/** Payments and refunds by method. */
export const Payments = () => {
  const translate = useTranslate();
  const { money } = useFormats();
  const { query, ...range } = useRange();
  const figures = useFigures<Payment[]>('payments', query);
  return (
    <FigurePart figures={figures} fields={<RangeFields {...range} />}>
      {(payments) => (
        <Section title={translate('counter.figures.payments')}>
          <Bars bars={payments.map((one) => ({ label: `${one.title} ${one.currency}`, value: one.received }))} />
          <FigureTable
            caption={translate('counter.figures.payments')}
            file="payments"
            rows={payments}
            columns={[
              { label: 'counter.figures.method', value: ({ title }) => title },
              { label: 'counter.figures.currency', value: ({ currency }) => currency },
              { label: 'counter.figures.count', value: ({ payments: count }) => count, isNumber: true },
              ...(['received', 'refunded'] as const).map((name) => ({
                label: `counter.figures.${name}`,
                value: (row: Payment) => row[name],
                text: (row: Payment) => money(row[name], row.currency),
                isNumber: true,
              })),
            ]}
          />
        </Section>
      )}
    </FigurePart>
  );
};

/** The end of one day: taken, refunded and outstanding by method. */
export const EndOfDay = () => {
  const translate = useTranslate();
  const { money } = useFormats();
  const [day, setDay] = useState(today);
  const figures = useFigures<Day[]>('day', `from=${day}&to=${day}`);
  const AMOUNTS = ['ordered', 'received', 'refunded', 'outstanding'] as const;
  return (
    <FigurePart
      figures={figures}
      fields={
        <TextField
          type="date"
          label={translate('counter.order.day')}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ alignSelf: 'flex-start' }}
        />
      }
    >
      {(rows) => (
        <Section title={translate('counter.figures.day')}>
          <FigureTable
            caption={translate('counter.figures.day')}
            file={`day-${day}`}
            rows={rows}
            columns={[
              { label: 'counter.figures.method', value: ({ title }) => title },
              { label: 'counter.figures.currency', value: ({ currency }) => currency },
              { label: 'counter.orders', value: ({ orders }) => orders, isNumber: true },
              ...AMOUNTS.map((name) => ({
                label: `counter.figures.${name}`,
                value: (row: Day) => row[name],
                text: (row: Day) => money(row[name], row.currency),
                isNumber: true,
              })),
            ]}
          />
        </Section>
      )}
    </FigurePart>
  );
};
