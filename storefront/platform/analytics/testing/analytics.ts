import type { MeasuredCart, MeasuredLine } from '../events.ts';
import { createDataLayer, type Entry, type Published } from '../data-layer.ts';
import { createInterpreter } from '../interpret.ts';

export const ORIGIN = 'https://shop.test';

export const line = (facts: Partial<MeasuredLine> = {}): MeasuredLine => ({
  uid: 'MQ==',
  sku: 'TILE',
  parentSku: undefined,
  name: 'Tile',
  path: '/tile.html',
  quantity: 2,
  unitPrice: { value: 10.5, currency: 'CAD' },
  options: [],
  productType: 'simple',
  image: undefined,
  ...facts,
});

export const cartOf = (...lines: MeasuredLine[]): MeasuredCart => ({
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines,
  subtotalExcludingTax: undefined,
  subtotalIncludingTax: undefined,
});

/** A data layer with its interpreter, and the events published on it. */
export const measuring = (referrer = '', prefix = '') => {
  const entries: Entry[] = [];
  const published: Published[] = [];
  const layer = createDataLayer(entries);
  layer.subscribe((one) => published.push(one));
  let ids = 0;
  const notify = createInterpreter(layer, { origin: ORIGIN, prefix, referrer, newId: () => `request-${(ids += 1)}` });
  return {
    entries,
    published,
    layer,
    notify: notify,
    names: () => published.map(({ event }) => event),
    last: () => published.at(-1)?.eventInfo ?? {},
  };
};
