import * as v from 'valibot';
import { isSampleSku } from '#contract/samples.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { SampleRule } from '#commerce/merchandise/samples/types.ts';
import type { Folder } from './folder.ts';

const FILE = 'samples.yaml';

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const samplesSchema = v.strictObject(
  {
    offered: v.boolean('must be true or false'),
    free: v.strictObject(
      { pieces: whole(0, 100), days: whole(1, 365) },
      'must say how many are free in how many days: { pieces: 5, days: 30 }',
    ),
  },
  'must be: { offered: true, free: { pieces: 5, days: 30 } }',
);

/** The rule of free samples; null if the shop offers none. */
export const readSamples = (folder: Folder): SampleRule | null => {
  if (!folder.exists(FILE)) return null;
  const rule = folder.yaml(FILE, samplesSchema);
  return rule?.offered ? { freePieces: rule.free.pieces, freeDays: rule.free.days } : null;
};

/** Without samples, products offer none and existing samples cannot be ordered. */
export const withoutSamples = (product: ProductInput): ProductInput => ({
  ...product,
  isEnabled: product.isEnabled && !isSampleSku(product.sku),
  values: product.values.filter(({ attribute }) => attribute !== 'sample_available'),
});
