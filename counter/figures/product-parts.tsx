import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { Bars } from './bars.tsx';
import { FigurePart } from './figure-part.tsx';
import { FigureTable } from './figure-table.tsx';
import { RangeFields, useRange } from './range-fields.tsx';
import { useFigures } from './use-figures.ts';

type Products = {
  best: { sku: string; name: string; currency: string; qty: number; amount: number }[];
  never_count: number;
  never: { sku: string; name: string | null }[];
};
type Sample = { sku: string; samples: number; orders: number };

const MOST_BARS = 20;

/** Best sold products, and products without orders. */
export const Products = () => {
  const translate = useTranslate();
  const { money } = useFormats();
  const { query, ...range } = useRange();
  const figures = useFigures<Products>('products', query);
  return (
    <FigurePart figures={figures} fields={<RangeFields {...range} />}>
      {({ best, never, never_count: count }) => (
        <>
          <Section title={translate('counter.figures.best')}>
            <Bars
              bars={best
                .slice(0, MOST_BARS)
                .map(({ sku, currency, amount }) => ({ label: `${sku} ${currency}`, value: amount }))}
            />
            <FigureTable
              caption={translate('counter.figures.best')}
              file="best-sold"
              rows={best}
              columns={[
                { label: 'counter.figures.sku', value: ({ sku }) => sku },
                { label: 'counter.figures.product', value: ({ name }) => name },
                { label: 'counter.quantity', value: ({ qty }) => qty, isNumber: true },
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
          <Section title={`${translate('counter.figures.never')} · ${count}`}>
            <FigureTable
              caption={translate('counter.figures.never')}
              file="never-sold"
              rows={never}
              columns={[
                { label: 'counter.figures.sku', value: ({ sku }) => sku },
                { label: 'counter.figures.product', value: ({ name }) => name },
              ]}
            />
          </Section>
        </>
      )}
    </FigurePart>
  );
};

/** Samples followed by an order of the product. */
export const Samples = () => {
  const translate = useTranslate();
  const { query, ...range } = useRange();
  const figures = useFigures<Sample[]>('samples', query);
  return (
    <FigurePart figures={figures} fields={<RangeFields {...range} />}>
      {(samples) => (
        <Section title={translate('counter.figures.samples')}>
          <Bars bars={samples.slice(0, MOST_BARS).map(({ sku, samples: count }) => ({ label: sku, value: count }))} />
          <FigureTable
            caption={translate('counter.figures.samples')}
            file="samples"
            rows={samples}
            columns={[
              { label: 'counter.figures.sku', value: ({ sku }) => sku },
              { label: 'counter.figures.samples_count', value: ({ samples: count }) => count, isNumber: true },
              { label: 'counter.figures.became_orders', value: ({ orders }) => orders, isNumber: true },
            ]}
          />
        </Section>
      )}
    </FigurePart>
  );
};
