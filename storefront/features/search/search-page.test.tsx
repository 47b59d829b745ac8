import { expect, test } from 'vitest';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import { SearchPage, searchPath } from './search-page.tsx';
import { searchTextOf } from './search-text.ts';

const page = (query: string, suggestions: string[] = []) => (
  <SearchPage
    query={query}
    suggestions={suggestions}
    pages={[]}
    notSold={undefined}
    onwardLinks={<p>ways on</p>}
    results={(nothing) => nothing}
  />
);

test('[RT-06] shows the search text and the results', async () => {
  const html = await renderFor(
    <SearchPage
      query="oak"
      suggestions={[]}
      pages={[]}
      notSold={undefined}
      onwardLinks={<p>ways on</p>}
      results={() => <p>list</p>}
    />,
  );
  expect(html).toMatch(/<h1>Results for “oak”<\/h1><p>list<\/p>/);
});

test('[SR-06][SR-07] trims and shortens the search text, and does not search without text', () => {
  expect(searchTextOf('  white   oak ')).toBe('white oak');
  for (const nothing of [undefined, '', '   ', 7, {}]) expect(searchTextOf(nothing)).toBe('');
  expect(searchTextOf(['oak', 'ash'])).toBe('oak');
  expect(searchTextOf('a'.repeat(500))).toHaveLength(128);
  expect(searchPath('white oak')).toBe('/search.html?query=white+oak');
});

test('a search without results offers a corrected text, links and contact details', async () => {
  expect(await renderFor(page('marbel', ['marble']))).toMatch(
    /No results were found\..*href="\/search\.html\?query=marble"/,
  );
  const none = await renderFor(page('zzz'), 'CA_FR');
  expect(none).toContain('Aucun résultat trouvé.');
  expect(none).toContain('href="/CA_FR/contact-us"');
  expect(none).toContain('ways on');
  expect(none).toContain('data-nothing-found');
});

test('with a matching page, shows no missing products and no corrections', async () => {
  const html = await renderFor(
    <SearchPage
      query="return policy"
      suggestions={['polished']}
      pages={[{ title: 'Returns', path: '/returns' }]}
      notSold={undefined}
      onwardLinks={<p>ways on</p>}
      results={(nothing) => nothing}
    />,
  );
  expect(html).toContain('No products');
  expect(html).not.toMatch(/No results|polished/);
});

test.each([
  ['CORRECTED', 'CA_EN', 'Nothing is spelled like that. These come closest.'],
  ['SOME_WORDS', 'CA_EN', 'No product has all of these words. These have some of them.'],
  ['CORRECTED', 'CA_FR', 'Rien ne s’écrit ainsi. Voici ce qui s’en approche.'],
  ['SOME_WORDS', 'CA_FR', 'Aucun produit ne réunit tous ces mots. En voici qui en ont une partie.'],
] as const)('explains that products were found by %s in %s', async (foundBy, storeView, reported) => {
  const html = await renderFor(
    <SearchPage
      query="travertine pool"
      suggestions={[]}
      pages={[]}
      notSold={undefined}
      foundBy={foundBy}
      onwardLinks={null}
      results={() => <p>list</p>}
    />,
    storeView,
  );
  expect(html).toContain(reported);
});

test('an empty search asks for a search text', async () => {
  expect(await renderFor(page(''))).toContain('What are you looking for?');
});

test('never renders typed text as markup', async () => {
  expect(await renderFor(page('<img src=x onerror=alert(1)>'))).not.toContain('<img');
});
