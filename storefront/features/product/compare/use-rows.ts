import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { labelOf, labelsOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { useCardPrice } from '#storefront/platform/product-data/use-card-price.ts';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { useAttributeLabel } from '../facts/attribute-labels.ts';
import { useValueText } from '../facts/use-value-text.ts';
import { rank, specificationsOf } from '../model/specifications.ts';
import { useStockWords } from '../model/use-stock-words.ts';
import type { Column } from './columns.ts';

/** `cells` has the lines of each product; empty if it has no such value. */
export type Row = { code: string; label: string; cells: readonly (readonly string[])[] };

/** Attributes listed first, in this order. */
const FIRST = [
  'suitability',
  'dcof',
  'frost_resistant',
  'pei',
  'shade_variation',
  'size',
  'thickness_mm',
  'finish',
  'edge',
  'min_joint_mm',
  'coverage_sq_ft',
  'lead_time_days',
];

const order = (code: string): number => {
  const index = FIRST.indexOf(code);
  return index < 0 ? FIRST.length + rank(code) : index;
};

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

const HIDDEN = {
  'sign-in': 'product.price.sign-in',
  asking: 'product.price.asking',
  quote: 'product.price.quote',
} as const;

const usePrice = () => {
  const t = useT();
  const money = useMinorMoney();
  const cardPrice = useCardPrice();
  const hidden = useHiddenPrice();
  const hasUnits = useFeature('units of area');
  return ({ buyable, isFrom, area }: Column): string[] => {
    const { price, attributes } = buyable;
    if (!price) return [t(HIDDEN[hidden])];
    const sellingUnit = labelOf(attributes, 'selling_unit');
    const main = cardPrice({ price, isFrom, area, sellingUnit });
    if (!hasUnits || !area.areaPrice) return [main];
    const from = isFrom ? `${t('catalog.card.from')} ` : '';
    const unit = sellingUnit ? ` ${t('catalog.card.per-unit', { unit: sellingUnit.toLocaleLowerCase() })}` : '';
    return [main, `${from}${money(price.finalMinor, price.currency)}${unit}`];
  };
};

/** Values of attributes that `specificationsOf` omits. */
const useOtherLines = () => {
  const t = useT();
  return {
    suitability: ({ attributes }: Column['buyable']) => labelsOf(attributes, 'suitability'),
    lead_time_days: ({ attributes }: Column['buyable']) => {
      const days = numberOf(attributes, 'lead_time_days');
      return days === undefined ? [] : [t('product.compare.days', { days })];
    },
  };
};

/** Rows of a comparison; attributes that no product has are left out. */
export const useRows = (columns: readonly Column[]): Row[] => {
  const t = useT();
  const label = useAttributeLabel();
  const text = useValueText();
  const price = usePrice();
  const stock = useStockWords();
  const others = useOtherLines();
  const values = columns.map(({ sold }) => {
    const lines = new Map<string, string[]>();
    const add = (code: string, more: readonly string[]): void => {
      if (more.length > 0) lines.set(code, unique([...(lines.get(code) ?? []), ...more]));
    };
    for (const product of sold) {
      for (const { code, value } of specificationsOf(product.attributes, undefined, product.weight))
        add(code, [text(code, value)]);
      for (const [code, linesOf] of Object.entries(others)) add(code, linesOf(product));
    }
    return lines;
  });
  const codes = unique(values.flatMap((lines) => [...lines.keys()])).toSorted((a, b) => order(a) - order(b));
  return [
    { code: 'price', label: t('product.compare.price'), cells: columns.map(price) },
    { code: 'stock', label: t('product.compare.stock'), cells: columns.map(({ buyable }) => [stock(buyable)]) },
    ...codes.map((code) => ({ code, label: label(code), cells: values.map((lines) => lines.get(code) ?? []) })),
  ];
};

export const isDifferent = ({ cells }: Row): boolean => new Set(cells.map((lines) => lines.join('\n'))).size > 1;
