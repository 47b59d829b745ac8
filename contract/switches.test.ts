import { expect, test } from 'vitest';
import { FEATURES, HIDEABLE } from './features.ts';
import { openPaths, privatePaths, hasPageAt } from './pages.ts';
import { hiddenWith, isContentOf, SWITCH_NAMES, SWITCHES, withDependents } from './switches.ts';

test.each(SWITCH_NAMES)('%s hides features that the storefront can hide, and needs a known one', (name) => {
  const { hides, needs } = SWITCHES[name] as { hides: readonly string[]; needs?: string };
  expect(hides.filter((each) => !HIDEABLE.includes(each as never))).toEqual([]);
  expect(FEATURES.map((feature) => feature.name)).toEqual(expect.arrayContaining([...hides]));
  expect([...SWITCH_NAMES, undefined]).toContain(needs);
});

test('a feature is disabled if a required feature is disabled', () => {
  expect([...withDependents(new Set(['slabs', 'units', 'showrooms']))]).toEqual([
    'slabs',
    'holds',
    'showrooms',
    'reservation',
    'careers',
    'units',
    'calculator',
    'job',
  ]);
  expect([...withDependents(new Set(['calculator']))]).toEqual(['calculator', 'job']);
});

test('an unknown name, of a newer back end, hides nothing', () => {
  expect(hiddenWith(['hovercraft', 'toString', 'quotes'])).toEqual(['quotes']);
});

test('content pages of a feature are below its path, unlike pages with the same prefix', () => {
  expect(['careers', 'careers/job-list', 'careers-day'].map((page) => isContentOf('careers', page))).toEqual([
    true,
    true,
    false,
  ]);
});

test('pages of missing features are in neither site map nor robots.txt', () => {
  const lacks = hiddenWith(SWITCH_NAMES);
  expect(openPaths({ takesVisits: true }, lacks)).toEqual(['/']);
  expect(openPaths({ takesVisits: true })).toContain('/showroom-reservation');
  expect(privatePaths(lacks)).not.toContain('/wishlist');
  expect(privatePaths(lacks)).toContain('/cart');
  expect([hasPageAt('/reviews/TILE', []), hasPageAt('/reviews/TILE', lacks), hasPageAt('/cart', lacks)]).toEqual([
    true,
    false,
    true,
  ]);
});
