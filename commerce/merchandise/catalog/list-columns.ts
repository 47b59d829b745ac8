import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import { allWordsOf } from '#contract/search-words.ts';
import { factsOf } from '#contract/variant-choice.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { areaPriceOf, cheapestOf } from './area-prices.ts';
import type { AreaPrices } from './area-prices.ts';
import { textIn } from './row-values.ts';
import type { ProductRecord } from './snapshot-types.ts';

/** Location of a product in the index: its position, and the first of its buyable rows. */
export type Place = {
  position: number;
  firstRow: number;
  product: ProductRecord;
  buyable: readonly ProductRecord[];
};

const choicesOf = (attribute: Attribute): readonly string[] =>
  attribute.input === 'boolean' ? ['1', '0'] : attribute.options.map(({ id }) => String(id));

const valuesOf = (product: ProductRecord, { id, input }: Attribute): readonly string[] =>
  input === 'boolean'
    ? product.values.filter(({ attributeId }) => attributeId === id).map(({ value }) => value)
    : product.options.filter(([attributeId]) => attributeId === id).map(([, optionId]) => String(optionId));

/** Distinct lists of numbers. Equal lists share one index. */
export class SharedLists {
  readonly lists: (readonly number[])[] = [];
  readonly #indexOf = new Map<string, number>();

  indexOf(list: readonly number[]): number {
    const key = list.join();
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    this.#indexOf.set(key, this.lists.length);
    return this.lists.push(list) - 1;
  }
}

/** A filterable attribute with choices. */
export class Facet {
  readonly attribute: Attribute;
  /** Values in the contract: option ids, or 1 and 0 of a yes/no attribute. */
  readonly choices: readonly string[];
  readonly choiceOf: ReadonlyMap<string, number>;
  /** Lists of indexes of choices. */
  readonly shared = new SharedLists();
  /** Index of the shared list by product. */
  readonly listOf: number[] = [];
  /** Index of the shared list by buyable row. */
  readonly rowListOf: number[] = [];

  constructor(attribute: Attribute) {
    this.attribute = attribute;
    this.choices = choicesOf(attribute);
    this.choiceOf = new Map(this.choices.map((choice, index) => [choice, index]));
  }

  set({ position, firstRow, product, buyable }: Place): void {
    const own = valuesOf(product, this.attribute);
    // Filters use the variants' values; a missing one falls back to the product's.
    const rows = buyable.map((one) =>
      factsOf(valuesOf(one, this.attribute), own).flatMap((value) => this.choiceOf.get(value) ?? []),
    );
    rows.forEach((list, index) => (this.rowListOf[firstRow + index] = this.shared.indexOf(list)));
    this.listOf[position] = this.shared.indexOf([...new Set(rows.flat())]);
  }
}

/** A filterable number. */
export class Measure {
  readonly attribute: Attribute;
  /** By buyable row. NaN if there is no value. */
  readonly values: number[] = [];

  constructor(attribute: Attribute) {
    this.attribute = attribute;
  }

  set({ firstRow, product, buyable }: Place): void {
    const { id } = this.attribute;
    buyable.forEach((one, index) => {
      this.values[firstRow + index] = Number(textIn(one, id, 0) ?? textIn(product, id, 0) ?? Number.NaN);
    });
  }
}

const spaced = (text: string): string => ` ${allWordsOf(text).join(' ')} `;

/** A filterable text. */
export class TextFilter {
  readonly attribute: Attribute;
  /** Product and variant by buyable row. */
  readonly #rows: { product: ProductRecord; variant: ProductRecord }[] = [];
  readonly #textsByView = new Map<number, (string | undefined)[]>();

  constructor(attribute: Attribute) {
    this.attribute = attribute;
  }

  set({ firstRow, product, buyable }: Place): void {
    buyable.forEach((variant, index) => {
      this.#rows[firstRow + index] = { product, variant };
      for (const texts of this.#textsByView.values()) texts[firstRow + index] = undefined;
    });
  }

  /** The text of a buyable row in a store view, in lower case without accents. A space precedes each word. */
  textIn(storeViewId: number): (row: number) => string {
    const { id } = this.attribute;
    const texts = this.#textsByView.get(storeViewId) ?? [];
    this.#textsByView.set(storeViewId, texts);
    return (row) => {
      const at = this.#rows[row];
      if (!at) return '';
      const own = textIn(at.variant, id, storeViewId) ?? textIn(at.product, id, storeViewId) ?? '';
      return (texts[row] ??= spaced(own));
    };
  }
}

/** Prices in one currency, in minor units. -1 if there is no price. */
export class PriceColumn {
  /** Final price of the cheapest variant, by product. */
  readonly prices: number[];
  /** Price by area of the cheapest variant, by product. */
  readonly areaPrices: AreaPrices;
  /** Price by area of buyable rows. */
  readonly rowAreaPrices: AreaPrices;

  constructor(products: number, rows: number) {
    const none = (size: number): number[] => Array.from({ length: size }, () => -1);
    this.prices = none(products);
    this.areaPrices = { sqft: none(products), m2: none(products) };
    this.rowAreaPrices = { sqft: none(rows), m2: none(rows) };
  }

  set({ position, firstRow, product, buyable }: Place, currency: CurrencyCode, coverage: Attribute | undefined): void {
    this.prices[position] = product.prices[currency]?.cheapest.final ?? -1;
    for (const unit of ['sqft', 'm2'] as const) {
      const prices = buyable.map((one) => areaPriceOf(one, coverage, currency, unit));
      prices.forEach((price, index) => (this.rowAreaPrices[unit][firstRow + index] = price));
      this.areaPrices[unit][position] = cheapestOf(prices);
    }
  }
}
