import { loadList } from '#storefront/features/catalog/data/list-queries.ts';
import { parseListSearch } from '#storefront/features/catalog/filters/list-search.ts';
import { ProductList } from '#storefront/features/catalog/list/product-list.tsx';
import { SearchPage } from '#storefront/features/search/search-page.tsx';
import { searchTextOf } from '#storefront/features/search/search-text.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { searchHelpQuery, type SearchHelp } from '#storefront/platform/search-help/search-help.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { productAhead } from '#storefront/shell/product-ahead.tsx';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';

const NO_HELP: SearchHelp = { pages: [] };

export const page = definePage({
  load: async ({ context, search }) => {
    const { platform, queryClient } = context;
    const text = searchTextOf(search['query']);
    const list = text === '' ? undefined : loadList(context, { kind: 'search', text }, parseListSearch(search));
    const help = text === '' ? undefined : queryClient.ensureQueryData(searchHelpQuery(platform, text));
    const [first, { pages, notSold, foundBy }] = await Promise.all([list, help ?? NO_HELP]);
    if (!first?.total) await context.server?.loadOnwardLinks(context);
    return { text, suggestions: first?.suggestions ?? [], pages, notSold, foundBy: first?.total ? foundBy : undefined };
  },
  head: ({ context, data: { text } }) => {
    const t = translateWith(context.platform);
    return {
      title: text === '' ? t('search.title') : t('search.title.for', { query: text }),
    };
  },
  ahead: productAhead,
  facts: ({ text }) => (text === '' ? {} : { phrase: text }),
  Component: ({ data: { text, suggestions, pages, notSold, foundBy }, search }) => (
    <SearchPage
      query={text}
      suggestions={suggestions}
      pages={pages}
      notSold={notSold}
      foundBy={foundBy}
      onwardLinks={<OnwardLinks />}
      results={(nothing) => (
        <ProductList
          key={text}
          target={{ kind: 'search', text }}
          list={parseListSearch(search)}
          path="/search.html"
          preserved={{ query: text }}
          whenEmpty={nothing}
        />
      )}
    />
  ),
});
