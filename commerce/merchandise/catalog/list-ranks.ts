import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { buyableOf, textIn } from './row-values.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';

export type RankView = Pick<StoreView, 'id' | 'locale' | 'language'>;

type Compare<T> = (one: T, other: T) => number;

const NONE = -1;

/** Equal values have the same rank; a missing value has -1. */
const ranksOf = <T>(values: readonly (T | undefined)[], compare: Compare<T>): Int32Array => {
  const ranks = new Int32Array(values.length).fill(NONE);
  const order = values
    .flatMap((value, position) => (value === undefined ? [] : [{ value, position }]))
    .sort((one, other) => compare(one.value, other.value));
  let rank = 0;
  order.forEach(({ value, position }, index) => {
    const before = order[index - 1];
    if (before && compare(before.value, value) !== 0) rank = index;
    ranks[position] = rank;
  });
  return ranks;
};

const inWords = ({ locale }: RankView): Compare<string> =>
  new Intl.Collator(locale.replace('_', '-'), { numeric: true }).compare;

const oncePerView = (make: (view: RankView) => Int32Array): ((view: RankView) => Int32Array) => {
  const known = new Map<number, Int32Array>();
  return (view) => {
    const ranks = known.get(view.id) ?? make(view);
    known.set(view.id, ranks);
    return ranks;
  };
};

export const nameRanker = (listed: readonly ProductRecord[]): ((view: RankView) => Int32Array) =>
  oncePerView((view) =>
    ranksOf(
      listed.map(({ texts }) => inView(texts, view.id).name),
      inWords(view),
    ),
  );

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

const ranksBy = (attribute: Attribute, listed: readonly ProductRecord[], view: RankView): Int32Array => {
  const wordsOfAll = listed.map((product) => {
    const own = wordsOf(attribute, product, view);
    return buyableOf(product).flatMap((one) => {
      const words = wordsOf(attribute, one, view);
      return words.length > 0 ? words : own;
    });
  });
  if (attribute.input === 'decimal' || attribute.input === 'boolean') {
    const byAmount: Compare<number> = (one, other) => one - other;
    const amounts = wordsOfAll.map((words) => words.map(Number).filter(Number.isFinite));
    return ranksOf(
      amounts.map((each) => smallest(each, byAmount)),
      byAmount,
    );
  }
  const byWord = inWords(view);
  return ranksOf(
    wordsOfAll.map((words) => smallest(words, byWord)),
    byWord,
  );
};

/** Ranks by sortable attributes; with several values (variants) the first in order counts. */
export const attributeRanker = (
  sortable: readonly Attribute[],
  listed: readonly ProductRecord[],
): ((code: string, view: RankView) => Int32Array | undefined) => {
  const rankers = new Map(
    sortable.map((attribute) => [attribute.code, oncePerView((view) => ranksBy(attribute, listed, view))]),
  );
  return (code, view) => rankers.get(code)?.(view);
};
