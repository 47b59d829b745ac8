import { expect, test } from 'vitest';
import { PAGES, type PageEntry } from '#contract/pages.ts';
import { pathMatcher } from './match-path.ts';

const ofShop = pathMatcher([
  ...Object.values<PageEntry>(PAGES).map(({ path, parameters = '' }) => ({ path: path + parameters })),
  { path: '$' },
]);
const found = (path: string) => {
  const match = ofShop(path);
  return match && [match.route.path, match.params];
};

test.each([
  ['', '/'],
  ['/', '/'],
  ['//', '/'],
  ['/cart', '/cart'],
  ['/CART', '/cart'],
  ['/cart//', '/cart'],
  ['/Search.HTML/', '/search.html'],
  ['/checkout/receipt', '/checkout/receipt'],
  ['/customer/account/createpassword', '/customer/account/createPassword'],
])('finds the fixed path %s in any case and with a trailing slash', (path, route) => {
  expect(found(path)).toEqual([route, {}]);
});

test.each([
  ['/careers/job/tiler', '/careers/job/$id', { id: 'tiler' }],
  ['/Careers/JOB/Tiler/', '/careers/job/$id', { id: 'Tiler' }],
  ['/careers/job/%C3%A9t%C3%A9', '/careers/job/$id', { id: 'été' }],
  ['/careers/job/a%2Fb', '/careers/job/$id', { id: 'a/b' }],
  ['/careers/apply/tiler', '/careers/apply/{-$id}', { id: 'tiler' }],
  ['/careers/apply', '/careers/apply/{-$id}', {}],
  ['/careers/apply/', '/careers/apply/{-$id}', {}],
])('reads the parameter of %s, which may be missing if optional', (path, route, params) => {
  expect(found(path)).toEqual([route, params]);
});

test.each([
  ['/a', '/a'],
  ['/a/b/c.html', '/a/b/c.html'],
  ['/a//b', '/a//b'],
  ['/a/b/', '/a/b'],
  ['//cart', '//cart'],
  ['/cart/x', '/cart/x'],
  ['/checkout/receipts', '/checkout/receipts'],
  ['/careers/job', '/careers/job'],
  ['/careers/job/', '/careers/job'],
  ['/careers/job/tiler/apply', '/careers/job/tiler/apply'],
  ['/%C3%A9t%C3%A9', '/été'],
  ['/$', '/$'],
  ['$', '$'],
  ['/constructor', '/constructor'],
])('[RT-21] the catch-all route matches %s', (path, rest) => {
  expect(found(path)).toEqual(['$', { path: rest }]);
});

test.each(['/%', '/%ff', '/careers/job/%', '/careers/apply/%ff'])(
  'finds nothing for %s, which cannot be decoded',
  (path) => {
    expect(found(path)).toBeUndefined();
  },
);

test('without a catch-all route, other paths are not found', () => {
  expect(pathMatcher([{ path: '/cart' }])('/elsewhere')).toBeUndefined();
});
