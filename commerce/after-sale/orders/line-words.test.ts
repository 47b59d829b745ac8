import { expect, test } from 'vitest';
import { lineWords } from './line-words.ts';

const option = { label: 'Chant', value: 'Brut' };

test('shows values of a variant and name and value of an option, with a French space before the colon', () => {
  expect(lineWords({ options: [option], isVariant: true }, 'fr')).toEqual(['Brut']);
  expect(lineWords({ options: [option], isVariant: false }, 'fr')).toEqual(['Chant\u00a0: Brut']);
  expect(lineWords({ options: [option], isVariant: false }, 'en')).toEqual(['Chant: Brut']);
});

test('lists the parts of a bundle by option, and the titles of downloads', () => {
  const part = (itemId: number, label: string, name: string, quantity: number) =>
    ({ itemId, label, name, quantity, selectionId: 1, productId: 1, sku: name, unitPrice: 1 }) as const;
  const made = {
    parts: [part(1, 'Field', 'Tile', 2), part(2, 'Extras', 'Trim', 1), part(2, 'Extras', 'Care', 1)],
    links: [{ id: 1, title: 'Plan', position: 0 }],
  };
  expect(lineWords({ options: [], made, isVariant: false }, 'en')).toEqual([
    'Field: 2 × Tile',
    'Extras: 1 × Trim, 1 × Care',
    'Plan',
  ]);
});
