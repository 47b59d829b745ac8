import { expect, test } from 'vitest';
import { SWITCH_NAMES } from '#contract/switches.ts';
import { GATED_FIELDS, withFeatureGate } from './feature-gate.ts';
import { resolverMaps } from './modules.ts';
import { OFF } from './platform/switches/service.ts';

const fieldsOf = (map: object, type: string): Record<string, unknown> =>
  (map as Record<string, Record<string, unknown>>)[type] ?? {};

const context = (off: readonly string[]) => ({
  perProcess: (key: symbol) => (key === OFF ? async () => new Set(off) : undefined),
  storeView: { language: 'en' },
  noStore: () => {},
});

test.each(SWITCH_NAMES.flatMap((name) => GATED_FIELDS[name].map((field) => [name, field] as const)))(
  'with %s off, %s is refused',
  async (name, path) => {
    const [type = '', field = ''] = path.split('.');
    expect(resolverMaps.filter((map) => field in fieldsOf(map, type))).toHaveLength(1);
    const [map = {}] = withFeatureGate([{ [type]: { [field]: () => 'resolved' } }]);
    const resolve = fieldsOf(map, type)[field] as (...given: unknown[]) => Promise<unknown>;
    await expect(resolve({}, {}, context([name]), {})).rejects.toThrow('This is not available in this shop.');
    await expect(resolve({}, {}, context([]), {})).resolves.toBe('resolved');
  },
);
