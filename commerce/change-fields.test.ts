import { expect, test } from 'vitest';
import { CHANGE_FIELDS, changeFieldOf } from '#contract/change-fields.ts';
import { storedChanges } from '#commerce/merchandise/catalog/load-rules.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { recordedPerson } from '#commerce/people/customer/admin/change-rules.ts';
import type { CustomerRow } from '#commerce/people/customer/types.ts';

const known = new Set<string>(CHANGE_FIELDS);
const unknownIn = (fields: readonly string[]): readonly string[] =>
  fields.map((field) => changeFieldOf(field).name).filter((name) => !known.has(name));

const PRODUCT: ProductInput = {
  sku: 'TILE',
  type: 'configurable',
  isEnabled: true,
  visibility: 4,
  weightGrams: 1000,
  taxClass: 'Taxable Goods',
  attributeSet: 'Default',
  qty: 4,
  lots: [{ code: 'A1', quantity: 4 }],
  position: 1,
  categoryKeys: ['tiles'],
  texts: [0, 2].map((storeViewId) => ({
    storeViewId,
    name: 'Tile',
    urlKey: 'tile',
    description: 'Long',
    shortDescription: 'Short',
    metaTitle: 'Title',
    metaDescription: 'Text',
    metaKeyword: 'Words',
  })),
  prices: [{ currency: 'CAD', price: 100, specialPrice: 90, specialFrom: '2027-01-01', specialTo: '2027-02-01' }],
  media: [
    { file: 'a b.jpg', position: 1, roles: ['image'], isDisabled: false, labels: [{ storeViewId: 2, label: 'Label' }] },
  ],
  options: [{ attribute: 'color', option: 'white' }],
  values: [{ attribute: 'origin', storeViewId: 2, value: 'Italy' }],
  configurableBy: ['color'],
  variantSkus: ['TILE-1'],
  links: (['related', 'upsell', 'crosssell'] as const).map((kind) => ({ kind, sku: 'OTHER' })),
  tiers: [{ currency: 'CAD', groupId: null, quantity: 5, price: 80, percent: null }],
  composition: { options: [], members: [] },
};

test('every recorded field of a product but its attributes has a label in the back office', () => {
  const changes = storedChanges(undefined, PRODUCT, {
    viewCode: (id) => (id === 0 ? '' : 'CA_FR'),
    categoryId: () => 12,
  });
  const fields = changes.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['price [CAD]', 'name [CA_FR]', 'picture a b.jpg', 'tier prices']));
  expect(unknownIn(fields)).toEqual(['color', 'origin']);
  // The back office parses these values in counter/records/field-values.ts.
  expect(Object.fromEntries(changes.map(({ field, to }) => [field, to]))).toMatchObject({
    product_online: 'true',
    categories: '12 at 1',
    'picture a b.jpg': 'position 1, image',
    'tier prices': '5+ all groups 0.80 CAD',
    'special_price_from_date [CAD]': '2027-01-01T00:00:00.000Z',
  });
});

test('every recorded field of an account has a label in the back office', () => {
  expect(unknownIn(Object.keys(recordedPerson({} as CustomerRow)))).toEqual([]);
});

test('the name of a field is separated from its file, store view and currency', () => {
  expect(changeFieldOf('label of a b.jpg [CA_FR]')).toEqual({ name: 'label of', file: 'a b.jpg', place: 'CA_FR' });
  expect(changeFieldOf('price [CAD]')).toEqual({ name: 'price', file: '', place: 'CAD' });
  expect(changeFieldOf('configurable by')).toEqual({ name: 'configurable by', file: '', place: '' });
});
