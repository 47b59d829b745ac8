import { expect, test } from 'vitest';
import { defaultView, prefixesOf, sortStoreViews, splitStorePath, viewOfCode } from './store-views.ts';
import { SAMPLE_VIEWS, STORE_VIEWS } from './testing/store-views.ts';

test.each([
  ['/', 'CA_EN', '/'],
  ['/porcelain-tiles?page=2', 'CA_EN', '/porcelain-tiles?page=2'],
  ['/CA_FR', 'CA_FR', '/'],
  ['/CA_FR/', 'CA_FR', '/'],
  ['/CA_FR/porcelain-tiles', 'CA_FR', '/porcelain-tiles'],
  ['/US_EN/cart', 'US_EN', '/cart'],
  ['/US_ENGLISH', 'CA_EN', '/US_ENGLISH'],
  ['/us_en/cart', 'CA_EN', '/us_en/cart'],
  ['/tiles/CA_FR', 'CA_EN', '/tiles/CA_FR'],
])('%s is of %s, path %s', (path, code, rest) => {
  const split = splitStorePath(SAMPLE_VIEWS, path);
  expect([split.storeView.code, split.rest]).toEqual([code, rest]);
});

test('[ST-17] the view without a prefix is the default', () => {
  expect(defaultView(SAMPLE_VIEWS.toReversed())).toBe(STORE_VIEWS.CA_EN);
  expect(() => defaultView([])).toThrow('There is no store view');
});

test('a view is found by its code in any case', () => {
  expect(['ca_fr', 'CA_FR', 'CA'].map((code) => viewOfCode(SAMPLE_VIEWS, code)?.id)).toEqual([3, 3, undefined]);
});

test('views are in the order of the switcher: the group of the default view, then sort order and id', () => {
  expect(sortStoreViews(SAMPLE_VIEWS.toReversed()).map(({ code }) => code)).toEqual(['CA_EN', 'CA_FR', 'US_EN']);
  const views = [
    { id: 1, groupCode: 'b', isDefault: false, sortOrder: 0 },
    { id: 2, groupCode: 'a', isDefault: false, sortOrder: 5 },
    { id: 3, groupCode: 'a', isDefault: true, sortOrder: 1 },
    { id: 4, groupCode: 'a', isDefault: false, sortOrder: 5 },
  ];
  expect(sortStoreViews(views).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

const pathsOf = (codes: readonly string[], paths?: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    prefixesOf(
      codes.map((code, index) => ({ code, isDefault: index === 0 })),
      paths,
    ),
  );

test('[RT-02] the default view has no prefix and others have their code, unless paths are given', () => {
  expect(pathsOf(['CA_EN', 'CA_FR', 'US_EN'])).toEqual({ CA_EN: '', CA_FR: '/CA_FR', US_EN: '/US_EN' });
  expect(pathsOf(['default'])).toEqual({ default: '' });
  expect(pathsOf(['en', 'de'], { de: '' })).toEqual({ en: '/en', de: '' });
  expect(pathsOf(['en', 'de'], { en: '', de: '/deutsch' })).toEqual({ en: '', de: '/deutsch' });
});

test('exactly one view has no prefix, whatever paths are given', () => {
  expect(pathsOf(['en', 'de'], { en: '/english' })).toEqual({ en: '/english', de: '' });
  expect(pathsOf(['en'], { en: '/english' })).toEqual({ en: '' });
  expect(pathsOf(['en', 'de'], { en: '/english', de: '/deutsch' })).toEqual({ en: '', de: '/deutsch' });
});
