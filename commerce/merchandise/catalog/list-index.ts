import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { Facet, Measure, PriceColumn, SharedLists, TextFilter } from './list-columns.ts';
import type { Place } from './list-columns.ts';
import { filterableOf, sortableOf } from './list-inputs.ts';
import type { ListOrder } from './list-order.ts';
import { ListRanks } from './list-ranks.ts';
import { isSellable } from './product-rules.ts';
import { buyableOf } from './row-values.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

type Categories = ReadonlyMap<number, CategoryRecord>;

/**
 * Buyable rows: the variants of a product, or the product itself. Product `n` has the rows from `start[n]` to `end[n]`.
 */
export type Rows = { start: number[]; end: number[]; productOf: number[] };

export const ROOT_LEVEL = 1;
const ROOT_ID = 2;

/** A category and its ancestors below the root. Empty for an unknown or inactive category. */
export const withAncestors = (categoryId: number, categories: Categories): readonly CategoryRecord[] => {
  const chain: CategoryRecord[] = [];
  for (
    let category = categories.get(categoryId);
    category && category.level > ROOT_LEVEL;
    category = category.parentId === null ? undefined : categories.get(category.parentId)
  ) {
    chain.push(category);
  }
  return chain;
};

/** A product assigned to a category keeps its position; products inherited from a descendant follow. */
const BEHIND_OWN = 1_000_000;

/** Sort position of a product by category id: its categories, their ancestors and the root. */
const ordersOf = ({ placements }: ProductRecord, categories: Categories): ReadonlyMap<number, number> => {
  const orders = new Map<number, number>();
  for (const { categoryId, position } of placements) {
    const own = categories.get(categoryId);
    if (!own) continue;
    const root = categories.get(ROOT_ID);
    const chain =
      own.level === ROOT_LEVEL ? [own] : [...withAncestors(categoryId, categories), ...(root ? [root] : [])];
    for (const { id } of chain) {
      const order = id === categoryId ? position : BEHIND_OWN + position;
      orders.set(id, Math.min(order, orders.get(id) ?? order));
    }
  }
  return orders;
};

/**
 * The index for product lists of categories and searches. Each product has a position in these arrays. The position is
 * unchanged until the index is rebuilt, also if the product becomes invisible.
 */
export class ListIndex {
  readonly ids: number[] = [];
  readonly positionOf = new Map<number, number>();
  /** 1 if the product is visible in categories or in searches. */
  readonly inCatalog: number[] = [];
  readonly inSearch: number[] = [];
  readonly isSoldOut: number[] = [];
  /** Lists of categories, each with all ancestors. */
  readonly categories = new SharedLists();
  readonly categoriesOf: number[] = [];
  /** Lists of customer groups with hidden prices. */
  readonly #hiding = new SharedLists();
  readonly #hidingOf: number[] = [];
  /** By category id: positions of the products in it and in its descendants, with their sort position. */
  readonly members = new Map<number, Map<number, number>>();
  readonly rows: Rows = { start: [], end: [], productOf: [] };
  readonly facets: readonly Facet[];
  readonly facetByCode: ReadonlyMap<string, Facet>;
  readonly measures: readonly Measure[];
  readonly textFilters: readonly TextFilter[];
  readonly sortable: readonly Attribute[];
  readonly prices = new Map<CurrencyCode, PriceColumn>();
  readonly ranks: ListRanks;
  /** Cached sort orders by sort keys. */
  readonly orders = new Map<string, ListOrder>();
  readonly changedAt: number[] = [];
  version = 0;
  readonly #coverage: Attribute | undefined;
  readonly #records: ProductRecord[] = [];
  /** Number of rows reserved for each product. */
  readonly #capacity: number[] = [];
  #tree: Categories;

  /** `coverage` is in square feet per selling unit. */
  constructor(attributes: readonly Attribute[], categories: Categories, coverage?: Attribute) {
    const filterable = filterableOf(attributes);
    this.facets = filterable
      .filter(({ input }) => input !== 'text' && input !== 'decimal')
      .map((attribute) => new Facet(attribute));
    this.facetByCode = new Map(this.facets.map((facet) => [facet.attribute.code, facet]));
    this.measures = filterable.filter(({ input }) => input === 'decimal').map((attribute) => new Measure(attribute));
    this.textFilters = filterable.filter(({ input }) => input === 'text').map((attribute) => new TextFilter(attribute));
    this.sortable = sortableOf(attributes);
    this.ranks = new ListRanks(this, (position) => this.#records[position] as ProductRecord, this.sortable);
    this.#tree = categories;
    this.#coverage = coverage;
  }

  get size(): number {
    return this.ids.length;
  }

  isListed(position: number): boolean {
    return this.inCatalog[position] === 1 || this.inSearch[position] === 1;
  }

  /** Returns a function that tests whether a product's price is hidden from the customer group. */
  hiddenFrom(group: number): (position: number) => boolean {
    const isHiding = this.#hiding.lists.map((groups) => groups.includes(group));
    return (position) => isHiding[this.#hidingOf[position]!]!;
  }

  /** Replaces the category tree. Afterwards, replace the products of categories whose ancestors changed. */
  setCategories(categories: Categories): void {
    this.#tree = categories;
  }

  replace(products: Iterable<ProductRecord>): void {
    this.version++;
    for (const product of products) {
      if (product.isEnabled && product.visibility > 1) this.#list(product);
      else this.#unlist(product.id);
    }
  }

  remove(ids: Iterable<number>): void {
    this.version++;
    for (const id of ids) this.#unlist(id);
  }

  #unlist(id: number): void {
    const position = this.positionOf.get(id);
    if (position === undefined) return;
    this.changedAt[position] = this.version;
    this.inCatalog[position] = 0;
    this.inSearch[position] = 0;
    this.#setCategoriesAt(position, new Map());
  }

  #list(product: ProductRecord): void {
    const position = this.positionOf.get(product.id) ?? this.#newPosition(product.id);
    const buyable = buyableOf(product);
    const place = { position, firstRow: this.#rowsAt(position, buyable.length), product, buyable };
    this.changedAt[position] = this.version;
    this.#records[position] = product;
    this.inCatalog[position] = product.visibility === 3 ? 0 : 1;
    this.inSearch[position] = product.visibility === 2 ? 0 : 1;
    this.isSoldOut[position] = isSellable(product) ? 0 : 1;
    this.#hidingOf[position] = this.#hiding.indexOf(product.hidesPriceFrom);
    this.#setCategoriesAt(position, ordersOf(product, this.#tree));
    for (const column of [...this.facets, ...this.measures, ...this.textFilters]) column.set(place);
    this.#setPrices(place);
  }

  #newPosition(id: number): number {
    const position = this.ids.length;
    this.ids.push(id);
    this.positionOf.set(id, position);
    this.categoriesOf.push(this.categories.indexOf([]));
    this.rows.start.push(0);
    this.rows.end.push(0);
    this.#capacity.push(0);
    return position;
  }

  /** First row of a product. A product with more rows than before gets new rows at the end. */
  #rowsAt(position: number, count: number): number {
    const { start, end, productOf } = this.rows;
    if (count > (this.#capacity[position] as number)) {
      start[position] = productOf.length;
      this.#capacity[position] = count;
      for (let row = 0; row < count; row++) productOf.push(position);
    }
    const first = start[position] as number;
    end[position] = first + count;
    return first;
  }

  #setCategoriesAt(position: number, orders: ReadonlyMap<number, number>): void {
    for (const id of this.categories.lists[this.categoriesOf[position]!]!) this.members.get(id)?.delete(position);
    for (const [id, order] of orders) {
      const members = this.members.get(id) ?? new Map<number, number>();
      members.set(position, order);
      this.members.set(id, members);
    }
    this.categoriesOf[position] = this.categories.indexOf([...orders.keys()]);
  }

  #setPrices(place: Place): void {
    for (const { prices } of place.buyable)
      for (const currency of Object.keys(prices))
        if (!this.prices.has(currency))
          this.prices.set(currency, new PriceColumn(this.ids.length, this.rows.productOf.length));
    for (const [currency, column] of this.prices) column.set(place, currency, this.#coverage);
  }
}
