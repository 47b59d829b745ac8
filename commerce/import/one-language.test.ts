import { expect, test } from 'vitest';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

/** The small catalogue with one store view; its other rows are left out. */
const shopIn = (code: string, changes: Readonly<Record<string, string | null>> = {}): string => {
  const stores = smallCatalogueFile('stores.yaml');
  const lines = stores
    .split('\n')
    .filter((line) => !/^ {2}- \{ id: \d, code: [A-Z]{2}_/.test(line) || line.includes(`code: ${code},`))
    .map((line) =>
      line.includes(`code: ${code},`)
        ? line.replace(', is_default: true', '').replace(' }', ', is_default: true }')
        : line,
    );
  const products = smallCatalogueFile('products/all.csv')
    .split('\n')
    .filter((line) => !/,(?:CA_EN|CA_FR|US_EN),/.test(line))
    .join('\n');
  return smallCatalogue({
    'stores.yaml': lines.join('\n'),
    'products/all.csv': products,
    'redirects.csv': null,
    'payment.yaml': '- { code: tessera_test }\n',
    ...changes,
  });
};

test('a shop in English only is read without notes about French', async () => {
  const { stores, warnings } = await readWhole(shopIn('CA_EN'));
  expect(stores.views.map(({ language }) => language)).toEqual(['en']);
  expect(warnings.filter(({ message }) => message.includes('shoppers read'))).toEqual([]);
});

test('a shop in French only needs no English texts', async () => {
  const { attributes, pages, showrooms } = await readWhole(
    shopIn('CA_FR', {
      'attributes.yaml': smallCatalogueFile('attributes.yaml').replaceAll(/\{ en: ([^,}]+?) \}/g, '{ fr: $1 }'),
      'pages/seule.fr.html': '---\ntitle: Seule\n---\n<p>Oui</p>',
      'showrooms.yaml': smallCatalogueFile('showrooms.yaml').replaceAll(
        /name: \{ en: ([^,}]+?) \}/g,
        'name: { fr: $1 }',
      ),
    }),
  );
  const alone = pages.find(({ identifier }) => identifier === 'seule');
  expect(alone?.texts.map(({ storeViewId, title }) => [storeViewId, title])).toEqual([[0, 'Seule']]);
  expect(attributes.every(({ labels }) => labels['en'])).toBe(true);
  expect(showrooms.every(({ names }) => Object.keys(names).length > 0)).toBe(true);
});
