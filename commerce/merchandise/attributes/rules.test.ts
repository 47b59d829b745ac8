import { expect, test } from 'vitest';
import { attributeSetOf, labelIn, valueTypeOf, yesNo } from './rules.ts';
import type { Attribute, AttributeKind } from './types.ts';

const attribute = (id: number, code: string, input: AttributeKind, optionIds: readonly number[] = []): Attribute => ({
  id,
  code,
  input,
  labels: {},
  unit: null,
  isFilterable: false,
  isSearchable: false,
  isSortable: false,
  isComparable: false,
  isUsedInListing: false,
  isVisibleOnFront: false,
  position: 0,
  options: optionIds.map((option) => ({
    id: option,
    code: String(option),
    labels: {},
    position: 0,
    swatch: null,
    group: null,
    hidesPriceFrom: [],
  })),
});

test('a label has the requested wording, else English, else the code', () => {
  expect([
    labelIn({ en: 'Colour', us: 'Color', fr: 'Couleur' }, 'us', 'color'),
    labelIn({ en: 'Finish' }, 'fr', 'finish'),
    labelIn({}, 'fr', 'finish'),
    labelIn({ en: '' }, 'en', 'finish'),
  ]).toEqual(['Color', 'Finish', 'finish', '']);
});

test('attributes are found by code and id, options by id only', () => {
  const finish = attribute(1, 'finish', 'select', [11, 12]);
  const edge = attribute(2, 'edge', 'multiselect', [21]);
  const set = attributeSetOf([finish, edge]);
  expect(set.all).toEqual([finish, edge]);
  expect([set.byCode.get('finish'), set.byId.get(2), set.byCode.get('none')]).toEqual([finish, edge, undefined]);
  expect([...set.optionById.keys()]).toEqual([11, 12, 21]);
  expect(set.optionById.get(21)).toBe(edge.options[0]);
});

test('values have Magento’s GraphQL types', () => {
  expect(
    (['select', 'multiselect', 'boolean', 'text', 'decimal'] as const).map((input) =>
      valueTypeOf(attribute(1, 'x', input)),
    ),
  ).toEqual(['Int', 'String', 'Int', 'String', 'Float']);
});

test('yes and no are 1 and 0 in both languages, yes first', () => {
  expect(yesNo('en')).toEqual([
    { label: 'Yes', value: '1' },
    { label: 'No', value: '0' },
  ]);
  expect(yesNo('fr')).toEqual([
    { label: 'Oui', value: '1' },
    { label: 'Non', value: '0' },
  ]);
});
