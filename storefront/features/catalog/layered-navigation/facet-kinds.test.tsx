import { expect, test } from 'vitest';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import { facetsOf, type Aggregation } from '../model/facets.ts';
import { parseFilters } from '../filters/filter-state.ts';
import { withSizeGroups } from '../model/size-groups.ts';
import { ActiveFilterChips } from './active-filters.tsx';
import { LayeredNavigation } from './layered-navigation.tsx';

const aggregation = (code: string, label: string, position: number, labels: Record<string, string>): Aggregation => ({
  attribute_code: code,
  label,
  position,
  count: Object.keys(labels).length,
  options: Object.entries(labels).map(([value, name]) => ({ value, label: name, count: 2 })),
});

const ALL = [
  aggregation('color_family', 'Colour', 2, { 21: 'Terracotta', 22: 'Multicolour' }),
  aggregation('in_stock', 'In stock', 8, { 1: 'Yes' }),
  aggregation('frost_resistant', 'Frost resistant', 7, { 1: 'Yes', 0: 'No' }),
  aggregation('tile_use', 'Use', -1, { 31: 'Safe in a wet shower', 32: 'Floors' }),
];
const SWATCHES = { color_family: { 21: '#b9633f' } };

const navigation = (search: Record<string, string> = {}, all = ALL) => {
  const filters = parseFilters(search);
  const facets = facetsOf(all, all, filters, SWATCHES);
  return (
    <>
      <ActiveFilterChips facets={facets} filters={filters} onChange={() => undefined} />
      <LayeredNavigation facets={facets} filters={filters} onChange={() => undefined} />
    </>
  );
};

test('shows the use first, with its rule beside it', async () => {
  const html = await renderFor(navigation());
  expect(html.indexOf('Safe in a wet shower')).toBeLessThan(html.indexOf('Terracotta'));
  expect(html).toMatch(/aria-describedby="([^"]+)".*<p id="\1"[^>]*>[^<]*wet DCOF of 0\.42 or more/s);
  expect(await renderFor(navigation(), 'CA_FR')).toContain('au moins 0,42');
  const others = ALL.filter(({ attribute_code: code }) => code !== 'tile_use');
  expect(await renderFor(navigation({}, others))).not.toContain('DCOF');
});

test('shows a colour as a swatch, in attributes that the content security policy allows', async () => {
  const html = await renderFor(navigation());
  expect(html.match(/<circle[^>]* fill="#b9633f"/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

test('a yes/no filter is one box with its label, and its chip has the label too', async () => {
  const html = await renderFor(navigation());
  expect(html.match(/name="frost_resistant" value="(.)"/g)).toEqual(['name="frost_resistant" value="1"']);
  expect(html).toMatch(/value="1"\/?><span[^>]*>In stock</);
  const chosen = await renderFor(navigation({ 'frost_resistant[filter]': 'No,0', 'in_stock[filter]': 'Yes,1' }));
  expect(chosen).toContain('>Frost resistant: No<');
  expect(chosen).toContain('>In stock<span aria-hidden');
  expect(chosen.match(/name="frost_resistant"/g)).toHaveLength(2);
});

const SIZES = [
  aggregation('size_group', 'Size range', 3, { 41: 'Large format', 42: 'Trims' }),
  aggregation('size', 'Size', 4, { 51: '12 × 24 in', 52: '24 × 48 in', 53: 'Penny round' }),
];
const GROUPS = [
  { value: '41', sizes: ['51', '52'] },
  { value: '42', sizes: [] },
];

test('sizes stand under the heading of their group, which filters by the whole group', async () => {
  const facets = withSizeGroups(facetsOf(SIZES, SIZES, parseFilters({ 'size_group[filter]': 'Trims,42' })), GROUPS);
  const html = await renderFor(
    <LayeredNavigation facets={facets} filters={parseFilters({})} onChange={() => undefined} />,
  );
  const [large = '', trims = ''] = html.split('role="group"').slice(1);
  expect(large).toMatch(/aria-label="Large format".*name="size_group" value="41".*name="size" value="51".*value="52"/s);
  expect(trims).toMatch(/aria-label="Trims".*name="size_group" checked="" value="42".*name="size" value="53"/s);
  expect(html).not.toContain('Size range');
});

test('the chip of a group of sizes has its label and the name of the facet', async () => {
  const filters = parseFilters({ 'size_group[filter]': 'Anything,42' });
  const facets = withSizeGroups(facetsOf(SIZES, SIZES, filters), GROUPS);
  const html = await renderFor(<ActiveFilterChips facets={facets} filters={filters} onChange={() => undefined} />);
  expect(html).toContain('aria-label="Remove filter Size: Trims"');
});

test('sizes are one list, and their groups another filter, if the back end lists no groups', () => {
  const facets = facetsOf(SIZES, SIZES, parseFilters({}));
  expect(withSizeGroups(facets, [])).toBe(facets);
  expect(withSizeGroups(facets.slice(1), GROUPS)).toEqual(facets.slice(1));
});
