import { expect, test } from 'vitest';
import { describeProblem } from './problems.ts';
import { readCatalogue } from './read-catalogue.ts';
import { FEATURE_DATA } from './testing/feature-data.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

type Files = Readonly<Record<string, string | null>>;

/** Data of all features, beside those of the small catalogue. */
const DATA: Files = FEATURE_DATA;

const offIn = (files: Files): readonly string[] => readCatalogue(smallCatalogue(files)).off;
const notesOf = (files: Files): string => readCatalogue(smallCatalogue(files)).warnings.map(describeProblem).join('\n');

test('a feature with its data is on, without features.yaml', () => {
  expect(offIn(DATA)).toEqual([]);
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
])('without its data in %s a feature is off', (file, text, off) => {
  expect(offIn({ ...DATA, [file]: text })).toEqual(off);
});

test('a feature without its data stays off, with a note', () => {
  const files = { ...DATA, 'quotes.yaml': null, 'features.yaml': 'wishlist: on\nquotes: on\n' };
  expect(offIn(files)).toEqual(['quotes']);
  expect(notesOf(files)).toContain('features.yaml, line 2, quotes: stays off: it needs quotes.yaml');
});

test('a feature is off with the one that it needs', () => {
  const files = { ...DATA, 'features.yaml': 'slabs: off\nholds: on\nunits: off\n' };
  expect(offIn(files)).toEqual(['slabs', 'holds', 'units', 'calculator']);
  expect(notesOf(files)).toContain('features.yaml, line 2, holds: stays off: it needs slabs, which is off');
});

test('data of features that are off are not loaded', () => {
  const features = ['samples', 'holds', 'showrooms', 'trade', 'quotes', 'reviews'];
  const catalogue = readCatalogue(
    smallCatalogue({ ...DATA, 'features.yaml': features.map((name) => `${name}: off\n`).join('') }),
  );
  const { samples, holds, showrooms, jobs, trade, quotes, reviews } = catalogue;
  expect([samples, holds, showrooms, jobs, trade, quotes, reviews]).toEqual([null, null, [], [], null, null, null]);
});

test('content pages of a feature are loaded unless features.yaml switches it off', () => {
  const identifiers = (files: Files): string[] =>
    readCatalogue(smallCatalogue(files)).pages.map(({ identifier }) => identifier);
  expect(identifiers({ ...DATA, 'jobs.yaml': null })).toEqual(expect.arrayContaining(['careers', 'careers/job-list']));
  const off = { ...DATA, 'features.yaml': 'careers: off\n' };
  expect(identifiers(off).filter((name) => name.startsWith('careers'))).toEqual([]);
  expect(notesOf(off)).toContain('pages/careers/job-list: is not loaded, because careers is off');
});

test('content that links to a feature that is off is noted with file and link', () => {
  const files = {
    ...DATA,
    'features.yaml': 'samples: off\nwishlist: off\n',
    'pages/home.en.html': '---\ntitle: Home\n---\n{{store url=samples}}\n<a href="/wishlist">List</a>',
  };
  expect(notesOf(files)).toContain('pages/home.en.html, line 4: {{store url=samples}} leads to /samples');
  expect(notesOf(files)).toContain('pages/home.en.html, line 5: "/wishlist" leads to /wishlist');
  expect(notesOf({ ...files, 'features.yaml': null })).not.toContain('pages/home');
});

test('menu entries that lead to a feature that is off are left out with a note', () => {
  const menu = smallCatalogueFile('menus/new_menu_en_usa.yaml');
  const files = {
    ...DATA,
    'features.yaml': 'samples: off\nwishlist: off\n',
    'menus/new_menu_en_usa.yaml': `${menu}  - { type: cms_page, title: Samples, content: samples }\n  - { type: custom_url, title: List, content: /wishlist }\n`,
  };
  const titles = (given: Files): string[] =>
    readCatalogue(smallCatalogue(given)).menus.flatMap(({ nodes }) => nodes.map(({ title }) => title));
  expect(titles(files)).not.toEqual(expect.arrayContaining(['Samples']));
  expect(titles(files)).not.toEqual(expect.arrayContaining(['List']));
  expect(titles({ ...files, 'features.yaml': null })).toEqual(expect.arrayContaining(['Samples', 'List']));
  expect(notesOf(files)).toContain('menus/new_menu_en_usa.yaml, Samples: is left out, because its feature is off');
});

test.each([
  ['hovercraft: on\n', 'features.yaml, line 1, hovercraft: is no feature: the features are samples, slabs, holds'],
  ['samples: maybe\n', 'features.yaml, line 1, samples: must be on or off'],
  ['- samples\n', 'is no feature: the features are samples'],
])('%j is refused', (text, message) => {
  expect(() => readCatalogue(smallCatalogue({ ...DATA, 'features.yaml': text }))).toThrow(message);
});
