import { expect, test } from 'vitest';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { configurableOptionsOf } from './configurable.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { decodeValueUid, optionUid, valueUid } from './uids.ts';

const attributesNamed = (name: string): AttributeSet => {
  const options = [1, 2, 3].map((id) => ({ id, labels: { en: `${name} ${id}` }, swatch: null }));
  const attribute = { id: 7, code: 'colour', labels: { en: name }, options };
  return { all: [attribute], byId: new Map([[7, attribute]]) } as unknown as AttributeSet;
};

const product = {
  id: 5,
  type: 'configurable',
  configurableBy: [7],
  variants: [{ options: [[7, 3]] }, { options: [[7, 1]] }],
} as unknown as ProductRecord;

test('a swatch is a colour, a picture or a text, by its value', () => {
  const options = ['#a0a0a0', '/veins.webp', 'XL'].map((swatch, index) => ({ id: index + 1, labels: {}, swatch }));
  const attribute = { id: 7, code: 'colour', labels: {}, options };
  const attributes = { all: [attribute], byId: new Map([[7, attribute]]) } as unknown as AttributeSet;
  const variants = [1, 2, 3].map((id) => ({ options: [[7, id]] }));
  const [option] = configurableOptionsOf({ ...product, variants } as unknown as ProductRecord, attributes, 'en', {
    publicUrl: 'https://shop.example',
  });
  expect(option).toMatchObject({ id: 7, attribute_id: '7', product_id: 5 });
  expect(option?.values.map(({ swatch_data: swatch }) => swatch)).toEqual([
    { __typename: 'ColorSwatchData', value: '#a0a0a0' },
    {
      __typename: 'ImageSwatchData',
      value: '/veins.webp',
      thumbnail: 'https://shop.example/media/attribute/swatch/veins.webp',
    },
    { __typename: 'TextSwatchData', value: 'XL' },
  ]);
});

const labels = (attributes: AttributeSet): string[] =>
  configurableOptionsOf(product, attributes, 'en', { publicUrl: 'https://shop.example' }).flatMap(
    ({ label, values }) => [label, ...values.map((value) => value.label)],
  );

test('a product offers the options of its variants, with current labels', () => {
  const [before, after] = [attributesNamed('Colour'), attributesNamed('Shade')];
  expect(labels(before)).toEqual(['Colour', 'Colour 1', 'Colour 3']);
  expect(labels(before)).toEqual(['Colour', 'Colour 1', 'Colour 3']);
  expect(labels(after)).toEqual(['Shade', 'Shade 1', 'Shade 3']);
});

test('uids are correct for more values than the cache holds', () => {
  for (let turn = 0; turn < 2; turn += 1)
    for (let option = 1; option <= 12_000; option += 1) {
      const uid = valueUid(option % 3, option);
      expect(uid === Buffer.from(`configurable/${option % 3}/${option}`).toString('base64') || uid).toBe(true);
    }
  expect(decodeValueUid(valueUid(7, 3))).toEqual({ attributeId: 7, optionId: 3 });
  expect(optionUid(7, 3)).toBe(valueUid(7, 3));
});
