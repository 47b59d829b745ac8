import { expect, test } from 'vitest';
import { lineWords } from './line-words.ts';

const option = { label: 'Chant', value: 'Brut' };

test('of a variant the values are said, of an option its name too, with the space of French', () => {
  expect(lineWords({ options: [option], isVariant: true }, 'fr')).toEqual(['Brut']);
  expect(lineWords({ options: [option], isVariant: false }, 'fr')).toEqual(['Chant\u00a0: Brut']);
  expect(lineWords({ options: [option], isVariant: false }, 'en')).toEqual(['Chant: Brut']);
});

test('of a bundle its parts, by what they were chosen for; of files their titles', () => {
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
