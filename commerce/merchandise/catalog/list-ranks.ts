import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { ListOrder } from './list-order.ts';
import type { Changes } from './list-order.ts';
import { buyableOf, textIn } from './row-values.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';

export type RankView = Pick<StoreView, 'id' | 'locale' | 'language'>;

type Compare<T> = (one: T, other: T) => number;

const NONE = -1;

/** Ranks of products by a value. Equal values share a rank. A missing value has rank -1. */
class Ranking<T> {
  readonly #order: ListOrder;
  readonly #changes: Changes;
  readonly #valueOf: (position: number) => T | undefined;
  readonly #compare: Compare<T>;
  readonly #values: (T | undefined)[] = [];
  #ranks: Int32Array = new Int32Array();

  constructor(changes: Changes, valueOf: (position: number) => T | undefined, compare: Compare<T>) {
    this.#changes = changes;
    this.#order = new ListOrder(changes);
    this.#valueOf = valueOf;
    this.#compare = compare;
  }

  ranks(): Int32Array {
    if (!this.#order.isStale) return this.#ranks;
    const size = this.#changes.changedAt.length;
    const isChanged = Array.from({ length: size }, (_, position) => this.#order.isChanged(position));
    for (let position = 0; position < size; position++)
      if (isChanged[position]) this.#values[position] = this.#valueOf(position);
    const compare = (one: number, other: number): number =>
      this.#compare(this.#values[one] as T, this.#values[other] as T);
    const sorted = this.#order.sorted(compare, (position) => this.#values[position] !== undefined);
    const before = this.#ranks;
    const isSame = (one: number, other: number): boolean =>
      isChanged[one] || isChanged[other] ? compare(one, other) === 0 : before[one] === before[other];
    const ranks = new Int32Array(size).fill(NONE);
    let rank = 0;
    sorted.forEach((position, index) => {
      if (index > 0 && !isSame(sorted[index - 1] as number, position)) rank = index;
      ranks[position] = rank;
    });
    this.#ranks = ranks;
    return ranks;
  }
}

const inWords = ({ locale }: RankView): Compare<string> =>
  new Intl.Collator(locale.replace('_', '-'), { numeric: true }).compare;

const byAmount: Compare<number> = (one, other) => one - other;

const smallest = <T>(values: readonly T[], compare: Compare<T>): T | undefined => values.toSorted(compare)[0];

/** The labels or texts of one product or variant. */
const wordsOf = (attribute: Attribute, product: ProductRecord, view: RankView): readonly string[] => {
  if (attribute.input !== 'select' && attribute.input !== 'multiselect')
    return [textIn(product, attribute.id, view.id) ?? []].flat();
  return product.options.flatMap(([attributeId, optionId]) => {
    const option = attributeId === attribute.id ? attribute.options.find(({ id }) => id === optionId) : undefined;
    return option ? [labelOf(option, wordingOf(view))] : [];
  });
};

const wordsOfRows = (attribute: Attribute, product: ProductRecord, view: RankView): readonly string[] => {
  const own = wordsOf(attribute, product, view);
  return buyableOf(product).flatMap((one) => {
    const words = wordsOf(attribute, one, view);
    return words.length > 0 ? words : own;
  });
};

type RecordOf = (position: number) => ProductRecord;

/** Ranks of products by name and by sortable attributes. If variants have several values, the lowest rank is used. */
export class ListRanks {
  readonly #changes: Changes;
  readonly #recordOf: RecordOf;
  readonly #sortable: readonly Attribute[];
  readonly #rankings = new Map<string, { ranks(): Int32Array }>();

  constructor(changes: Changes, recordOf: RecordOf, sortable: readonly Attribute[]) {
    this.#changes = changes;
    this.#recordOf = recordOf;
    this.#sortable = sortable;
  }

  byName(view: RankView): Int32Array {
    return this.#ranks(`${view.id}`, (position) => inView(this.#recordOf(position).texts, view.id).name, inWords(view));
  }

  /** Returns undefined unless the code belongs to a sortable attribute. */
  byAttribute(code: string, view: RankView): Int32Array | undefined {
    const attribute = this.#sortable.find((one) => one.code === code);
    if (!attribute) return undefined;
    const key = `${view.id}/${code}`;
    const wordsAt = (position: number) => wordsOfRows(attribute, this.#recordOf(position), view);
    if (attribute.input === 'decimal' || attribute.input === 'boolean')
      return this.#ranks(
        key,
        (position) => smallest(wordsAt(position).map(Number).filter(Number.isFinite), byAmount),
        byAmount,
      );
    const byWord = inWords(view);
    return this.#ranks(key, (position) => smallest(wordsAt(position), byWord), byWord);
  }

  #ranks<T>(key: string, valueOf: (position: number) => T | undefined, compare: Compare<T>): Int32Array {
    const ranking = this.#rankings.get(key) ?? new Ranking(this.#changes, valueOf, compare);
    this.#rankings.set(key, ranking);
    return ranking.ranks();
  }
}
