import type { ClientAssets, ExecuteRequest, PageResponse, StoreViewCode } from '#contract/page-render.ts';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { render } from '#storefront/entry-server.tsx';
import { testTheme } from '#storefront/testing/theme.ts';

const ASSETS: ClientAssets = {
  entry: '/entry.js',
  styles: [],
  moduleStyles: () => [],
  preload: [],
  module: () => [],
  file: () => undefined,
};

/** Whole pages as the server renders them, over the real back end, without the client. */
export type RenderedShop = {
  shop: CatalogueShop;
  /** `path` has no store view prefix. `instead` may respond in place of the back end. */
  renderPage(
    path: string,
    storeView?: StoreViewCode,
    instead?: (request: ExecuteRequest) => object | undefined,
  ): Promise<PageResponse>;
  /** Visible text of a page. */
  words(path: string, storeView?: StoreViewCode): Promise<string>;
  close(): Promise<void>;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ');

/** A shop with the small catalogue, or another folder. */
export const openRenderedShop = async (folder?: string): Promise<RenderedShop> => {
  const database = await testDatabase();
  const shop = await openCatalogueShop(database, folder);
  const renderPage: RenderedShop['renderPage'] = (path, storeView = 'CA_EN', instead = () => undefined) => {
    const { currency } = sampleView(storeView);
    const execute = async (request: ExecuteRequest) =>
      (instead(request) ??
        (await shop.execute(request.query, {
          store: storeView,
          currency,
          variables: { ...request.variables },
        }))) as never;
    return render({
      url: storeView === 'CA_EN' ? path : `/${storeView}${path}`,
      origin: 'https://shop.test',
      storeView,
      storeViews: SAMPLE_VIEWS,
      currency,
      execute,
      assets: ASSETS,
      nonce: 'n',
      theme: testTheme,
    });
  };
  return {
    shop,
    renderPage: renderPage,
    words: async (path, storeView) => wordsOf((await renderPage(path, storeView)).html),
    close: () => database.close(),
  };
};
