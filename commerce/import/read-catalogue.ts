import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { CategoryInput } from '#commerce/merchandise/catalog/types.ts';
import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { JobInput } from '#commerce/people/careers/types.ts';
import type { WordsInput } from '#commerce/merchandise/search/types.ts';
import type { DownloadFile } from '#commerce/after-sale/downloads/types.ts';
import type { OrderSettings } from '#commerce/after-sale/orders/life/types.ts';
import type { PaymentMethodInput } from '#commerce/sale/payment/types.ts';
import type { ReviewsInput } from '#commerce/merchandise/reviews/types.ts';
import type { SampleRule } from '#commerce/merchandise/samples/types.ts';
import type { StockRule } from '#commerce/merchandise/catalog/types.ts';
import type { HoldRule } from '#commerce/merchandise/slabs/types.ts';
import type { ShippingInput } from '#commerce/sale/shipping/types.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { QuoteRule } from '#commerce/sale/quotes/types.ts';
import type { TradeRule } from '#commerce/sale/trade/types.ts';
import type { TaxInput } from '#commerce/sale/tax/types.ts';
import type { RedirectInput } from '#commerce/merchandise/url/types.ts';
import { standsAt } from './catalogue-targets.ts';
import { checkContent } from './check-content.ts';
import { untranslatedNotes } from './untranslated.ts';
import { openFolder } from './folder.ts';
import type { Scratch } from './scratch-file.ts';
import { CatalogueError, Problems } from './problems.ts';
import type { Problem } from './problems.ts';
import { isLackingPage } from '#contract/pages.ts';
import { spellingAmong } from '#contract/sku.ts';
import { hiddenWith } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import { featuresOff, isWrittenOff, readFeatures, withoutPagesOff } from './read-features.ts';
import { readAttributes } from './read-attributes.ts';
import { readCartRules } from './read-discounts.ts';
import type { CartRulesFile } from './read-discounts.ts';
import { readCategories } from './read-categories.ts';
import { filesOf, readDownloadFiles } from './read-downloads.ts';
import { readBlocks, readPages } from './read-content.ts';
import { readJobs } from './read-jobs.ts';
import { readBarcodes, type FileBarcode } from './read-barcodes.ts';
import { checkLots, readLots } from './read-lots.ts';
import { checkMenu, readMenus, withoutEntriesOff } from './read-menus.ts';
import type { MenuFile } from './read-menus.ts';
import { readOrders } from './read-orders.ts';
import { readPayment } from './read-payment.ts';
import { readProducts } from './read-products.ts';
import type { Products } from './products.ts';
import { checkRedirects, readRedirects } from './read-redirects.ts';
import { readShowrooms } from './read-shop.ts';
import { readSearchWords } from './read-search-words.ts';
import { readReviews } from './read-reviews.ts';
import { readSamples, withoutSamples } from './read-samples.ts';
import { readShipping } from './read-shipping.ts';
import { readSlabs } from './read-slabs.ts';
import { readStock } from './read-stock.ts';
import { readStores } from './read-stores.ts';
import { readTaxes } from './read-taxes.ts';
import { readQuotes } from './read-quotes.ts';
import { readTiers } from './read-tiers.ts';
import { readTrade } from './read-trade.ts';

/** A catalogue folder, read and checked. */
export type Catalogue = {
  stores: StoresInput;
  attributes: readonly AttributeInput[];
  categories: readonly CategoryInput[];
  /** Readable until the scratch directory is removed. */
  products: Products;
  barcodes: readonly FileBarcode[];
  pages: readonly CmsPageInput[];
  blocks: readonly CmsBlockInput[];
  menus: readonly MenuFile[];
  showrooms: readonly ShowroomInput[];
  jobs: readonly JobInput[];
  shipping: ShippingInput;
  taxes: TaxInput;
  cartRules: CartRulesFile;
  payment: readonly PaymentMethodInput[];
  /** Null: no samples. */
  samples: SampleRule | null;
  orders: OrderSettings | null;
  /** Null: no slab can be held. */
  holds: HoldRule | null;
  stock: StockRule | null;
  /** Null: no quotes are given. */
  quotes: QuoteRule | null;
  /** Null: no application for a trade account is taken. */
  trade: TradeRule | null;
  /** Null: reviews are switched off. */
  reviews: ReviewsInput | null;
  downloads: readonly DownloadFile[];
  redirects: readonly RedirectInput[];
  searchWords: readonly WordsInput[];
  /** Switched-off features; data needed only by them is not loaded. */
  off: readonly SwitchName[];
  warnings: readonly Problem[];
};

/** Reads the store views and showrooms of a folder. Throws a {@link CatalogueError} with all problems. */
export const readShowroomFolder = (root: string): Pick<Catalogue, 'stores' | 'showrooms'> => {
  const problems = new Problems();
  const folder = openFolder(root, problems);
  const stores = readStores(folder);
  const showrooms = readShowrooms(folder);
  if (!stores || problems.errors.length > 0) throw new CatalogueError(problems.errors);
  return { stores, showrooms };
};

/** Reads a whole catalogue folder. Throws a {@link CatalogueError} with all problems. */
export const readCatalogue = async (root: string, scratch: Scratch, counterPath = ''): Promise<Catalogue> => {
  const problems = new Problems();
  const folder = openFolder(root, problems, counterPath);
  const stores = readStores(folder);
  if (!stores) throw new CatalogueError(problems.errors);
  const attributes = readAttributes(folder);
  const { categories, keyByNames } = readCategories(folder, stores);
  const showrooms = readShowrooms(folder);
  // Avoids follow-up errors for references to unreadable files.
  problems.throwIfAny();
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const written = readFeatures(folder);
  const sampleRule = readSamples(folder);
  const samples = isWrittenOff(written, 'samples') ? null : sampleRule;
  const lots = readLots(folder);
  const files = new Set<string>();
  const products = await readProducts(
    { folder, stores, attributes: byCode, categories: { categories, keyByNames }, lots },
    scratch,
    (product) => {
      for (const file of filesOf(product)) files.add(file);
      return samples ? product : withoutSamples(product);
    },
  );
  // Avoids follow-up errors for lots of unreadable products.
  if (lots.size > 0 && !problems.errors.some(({ file }) => file.startsWith('products/')))
    checkLots(folder, (sku) => products.find(sku));
  const barcodes = readBarcodes(folder, spellingAmong(products.skus));
  products.setTiers(readTiers(folder, stores, (sku) => products.typeOf(sku)));
  const listedPages = readPages(folder, stores, showrooms);
  const blocks = readBlocks(folder, stores, showrooms);
  const jobs = readJobs(folder, showrooms, listedPages);
  const holds = readSlabs(folder);
  const stock = readStock(folder, byCode);
  const quotes = readQuotes(folder);
  const trade = readTrade(folder);
  const reviews = readReviews(folder, products.skus);
  const off = featuresOff(folder, written, {
    samples: { has: samples !== null, needed: 'samples.yaml with offered: true' },
    slabs: { has: byCode.has('slab_lot'), needed: 'the attribute slab_lot in attributes.yaml' },
    holds: { has: holds !== null, needed: 'slabs.yaml' },
    showrooms: { has: showrooms.length > 0, needed: 'a showroom in showrooms.yaml' },
    reservation: {
      has: showrooms.some(({ visitsAtOnce }) => visitsAtOnce > 0),
      needed: 'a showroom with visits_at_once in showrooms.yaml',
    },
    careers: {
      has: folder.exists('jobs.yaml') && listedPages.some(({ identifier }) => identifier === 'careers/job-list'),
      needed: 'jobs.yaml and the page careers/job-list',
    },
    trade: { has: trade !== null, needed: 'trade.yaml' },
    quotes: { has: quotes !== null, needed: 'quotes.yaml' },
    reviews: { has: reviews !== null, needed: 'reviews.yaml' },
    units: { has: byCode.has('coverage_sq_ft'), needed: 'the attribute coverage_sq_ft in attributes.yaml' },
    advice: {
      has: new Set(stores.views.map(({ country }) => country)).size > 1,
      needed: 'store views of more than one country in stores.yaml',
    },
    contact: {
      has: listedPages.some(({ identifier }) => identifier === 'contact-us'),
      needed: 'the page contact-us',
    },
  });
  const isOn = (name: SwitchName): boolean => !off.includes(name);
  const pages = withoutPagesOff(folder, written, listedPages);
  const targets = {
    categories: new Map(categories.map((category) => [category.key, category])),
    products,
    pages: new Map(listedPages.map((page) => [page.identifier, page])),
    attributes: byCode,
  };
  const listedMenus = readMenus(folder, stores, byCode);
  for (const menu of listedMenus) checkMenu(folder, menu, targets);
  const isLoaded = new Set(pages.map(({ identifier }) => identifier));
  const lacks = hiddenWith(off);
  const menus = listedMenus.map((menu) =>
    withoutEntriesOff(folder, menu, ({ type, content }) =>
      type === 'cms_page'
        ? targets.pages.has(content ?? '') && !isLoaded.has(content ?? '')
        : type === 'custom_url' &&
          ((content === '#track-my-order' && !isOn('tracking')) ||
            (isLackingPage(content ?? '', lacks) && !isLoaded.has((content ?? '').slice(1)))),
    ),
  );
  const shipping = readShipping(folder, stores);
  const { taxes, stores: taxedStores } = readTaxes(folder, stores);
  const payment = readPayment(folder, stores);
  const categoryKeys = new Set(targets.categories.keys());
  const cartRules = readCartRules({ folder, stores, attributes: byCode, categoryKeys });
  const orders = readOrders(folder);
  const placed = readRedirects(folder, stores);
  const redirects = placed.map(({ redirect }) => redirect);
  const searchWords = readSearchWords(folder);
  const downloads = readDownloadFiles(folder, files);
  const named = { stores, attributes: byCode, categories, products, pages, showrooms, redirects, off };
  const stands = await standsAt(named);
  await checkContent(folder, named, stands);
  checkRedirects(folder, placed, stores, stands);
  problems.throwIfAny();
  return {
    stores: taxedStores,
    attributes,
    categories,
    products,
    barcodes,
    pages,
    blocks,
    menus,
    showrooms: isOn('showrooms') ? showrooms : [],
    jobs: isOn('careers') ? jobs : [],
    shipping,
    taxes,
    cartRules,
    payment,
    samples,
    orders,
    holds: isOn('holds') ? holds : null,
    stock,
    quotes: isOn('quotes') ? quotes : null,
    trade: isOn('trade') ? trade : null,
    reviews: isOn('reviews') ? reviews : null,
    downloads,
    redirects,
    searchWords,
    off,
    warnings: [...untranslatedNotes(problems, stores), ...problems.warnings],
  };
};
