import { expect, test } from 'vitest';
import { describeProblem } from './problems.ts';
import { readWhole } from './testing/read-whole.ts';
import { FEATURE_DATA } from './testing/feature-data.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

type Files = Readonly<Record<string, string | null>>;

/** Data of all features, beside those of the small catalogue. */
const DATA: Files = FEATURE_DATA;

const offIn = async (files: Files): Promise<readonly string[]> => (await readWhole(smallCatalogue(files))).off;
const notesOf = async (files: Files): Promise<string> =>
  (await readWhole(smallCatalogue(files))).warnings.map(describeProblem).join('\n');

test('a feature with its data is on, without features.yaml', async () => {
  expect(await offIn(DATA)).toEqual([]);
});

test.each([
  ['samples.yaml', null, ['samples']],
  ['samples.yaml', 'offered: false\nfree: { pieces: 5, days: 30 }\n', ['samples']],
  ['slabs.yaml', null, ['holds']],
  ['attributes.yaml', smallCatalogueFile('attributes.yaml'), ['slabs', 'holds']],
  ['showrooms.yaml', null, ['showrooms', 'reservation', 'careers']],
  ['showrooms.yaml', smallCatalogueFile('showrooms.yaml'), ['reservation']],
  ['jobs.yaml', null, ['careers']],
  ['pages/careers/job-list.en.html', null, ['careers']],
  ['trade.yaml', null, ['trade']],
  ['quotes.yaml', null, ['quotes']],
  ['reviews.yaml', null, ['reviews']],
  ['pages/contact-us.en.html', null, ['contact']],
])('without its data in %s a feature is off', async (file, text, off) => {
  expect(await offIn({ ...DATA, [file]: text })).toEqual(off);
});

test('a feature without its data stays off, with a note', async () => {
  const files = { ...DATA, 'quotes.yaml': null, 'features.yaml': 'wishlist: on\nquotes: on\n' };
  expect(await offIn(files)).toEqual(['quotes']);
  expect(await notesOf(files)).toContain('features.yaml, line 2, quotes: stays off: it needs quotes.yaml');
});

test('a feature is disabled if a required feature is disabled', async () => {
  const files = { ...DATA, 'features.yaml': 'slabs: off\nholds: on\nunits: off\n' };
  expect(await offIn(files)).toEqual(['slabs', 'holds', 'units', 'calculator', 'job']);
  expect(await notesOf(files)).toContain('features.yaml, line 2, holds: stays off: it needs slabs, which is off');
});

test('data of features that are off are not loaded', async () => {
  const features = ['samples', 'holds', 'showrooms', 'trade', 'quotes', 'reviews'];
  const catalogue = await readWhole(
    smallCatalogue({ ...DATA, 'features.yaml': features.map((name) => `${name}: off\n`).join('') }),
  );
  const { samples, holds, showrooms, jobs, trade, quotes, reviews } = catalogue;
  expect([samples, holds, showrooms, jobs, trade, quotes, reviews]).toEqual([null, null, [], [], null, null, null]);
});

test('content pages of a feature are loaded unless features.yaml switches it off', async () => {
  const identifiers = async (files: Files): Promise<string[]> =>
    (await readWhole(smallCatalogue(files))).pages.map(({ identifier }) => identifier);
  expect(await identifiers({ ...DATA, 'jobs.yaml': null })).toEqual(
    expect.arrayContaining(['careers', 'careers/job-list']),
  );
  const off = { ...DATA, 'features.yaml': 'careers: off\n' };
  expect((await identifiers(off)).filter((name) => name.startsWith('careers'))).toEqual([]);
  expect(await notesOf(off)).toContain('pages/careers/job-list: is not loaded, because careers is off');
});

test('content that links to a feature that is off is noted with file and link', async () => {
  const files = {
    ...DATA,
    'features.yaml': 'samples: off\nwishlist: off\n',
    'pages/home.en.html': '---\ntitle: Home\n---\n{{store url=samples}}\n<a href="/wishlist">List</a>',
  };
  expect(await notesOf(files)).toContain('pages/home.en.html, line 4: {{store url=samples}} leads to /samples');
  expect(await notesOf(files)).toContain('pages/home.en.html, line 5: "/wishlist" leads to /wishlist');
  expect(await notesOf({ ...files, 'features.yaml': null })).not.toContain('pages/home');
});

test('menu entries that lead to a feature that is off are left out with a note', async () => {
  const menu = smallCatalogueFile('menus/new_menu_en_usa.yaml');
  const files = {
    ...DATA,
    'features.yaml': 'samples: off\nwishlist: off\n',
    'menus/new_menu_en_usa.yaml': `${menu}  - { type: cms_page, title: Samples, content: samples }\n  - { type: custom_url, title: List, content: /wishlist }\n`,
  };
  const titles = async (given: Files): Promise<string[]> =>
    (await readWhole(smallCatalogue(given))).menus.flatMap(({ nodes }) => nodes.map(({ title }) => title));
  expect(await titles(files)).not.toEqual(expect.arrayContaining(['Samples']));
  expect(await titles(files)).not.toEqual(expect.arrayContaining(['List']));
  expect(await titles({ ...files, 'features.yaml': null })).toEqual(expect.arrayContaining(['Samples', 'List']));
  expect(await notesOf(files)).toContain(
    'menus/new_menu_en_usa.yaml, Samples: is left out, because its feature is off',
  );
});

test.each([
  ['hovercraft: on\n', 'features.yaml, line 1, hovercraft: is no feature: the features are samples, slabs, holds'],
  ['samples: maybe\n', 'features.yaml, line 1, samples: must be on or off'],
  ['- samples\n', 'is no feature: the features are samples'],
])('%j is refused', async (text, message) => {
  await expect(readWhole(smallCatalogue({ ...DATA, 'features.yaml': text }))).rejects.toThrow(message);
});
