import { expect, test } from 'vitest';
import { translations } from '#commerce/platform/messages.ts';
import storefront from '../../../storefront/platform/selling-unit/messages.json' with { type: 'json' };
import { unitPriceIn } from './unit-price.ts';

const say = translations(storefront);

test.each([
  ['box', 'unit_price.per_box'],
  ['slab', 'unit_price.per_slab'],
  ['sheet', 'unit_price.per_sheet'],
  ['piece', 'unit_price.per_piece'],
  ['roll', 'unit_price.each'],
  [undefined, 'unit_price.each'],
] as const)('papers and mails say the price of a %s as the storefront does', (unit, message) => {
  for (const language of ['en', 'fr'] as const)
    expect(unitPriceIn(language, '9', unit)).toBe(say(language)(message, { price: '9' }));
});
