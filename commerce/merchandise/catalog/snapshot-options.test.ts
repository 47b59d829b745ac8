import { expect, test } from 'vitest';
import { addOptions } from './snapshot-options.ts';
import type { ProductRecord } from './snapshot-types.ts';

const price = { regular: 1000, final: 800 };
const option = (type: string, amount: object | null, values: object[] = []) => ({
  type,
  price: amount ?? { kind: 'fixed', amounts: {} },
  values: values.map((one) => ({ price: one })),
});
const fixed = (CAD: number) => ({ kind: 'fixed', amounts: { CAD } });

test('the price range begins without options and ends with the dearest of each', () => {
  const product = {
    prices: { CAD: { cheapest: price, dearest: price } },
    composition: {
      options: [
        option('field', fixed(100)),
        option('drop_down', null, [fixed(20), fixed(50)]),
        option('checkbox', null, [fixed(1), fixed(2)]),
        option('radio', null, [{ kind: 'percent', percent: 10 }]),
      ],
    },
  } as unknown as ProductRecord;
  addOptions(product);
  expect(product.prices).toEqual({ CAD: { cheapest: price, dearest: { regular: 1233, final: 1033 } } });
});
