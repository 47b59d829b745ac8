import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { AttributeSort } from '../data/list-queries.ts';
import type { PriceBasis } from '../filters/price-basis.ts';
import type { Sort } from '../filters/list-search.ts';
import styles from './list-toolbar.module.css';

type Props = {
  sort: Sort | undefined;
  isSearch: boolean;
  /** The list's price basis. */
  basis: PriceBasis;
  attributes?: readonly AttributeSort[];
  onChange: (sort: Sort | undefined) => void;
};

const DEFAULT = '';

export const SortSelect = ({ sort, isSearch, basis, attributes = [], onChange }: Props) => {
  const t = useT();
  const byPrice = (key: 'price' | 'price_per_sq_ft', compared: PriceBasis): [string, string, Sort][] => [
    [`${key} ASC`, t('catalog.sort.price-asc', { basis: compared }), { key, direction: 'ASC' }],
    [`${key} DESC`, t('catalog.sort.price-desc', { basis: compared }), { key, direction: 'DESC' }],
  ];
  const choices: [string, string, Sort | undefined][] = [
    [DEFAULT, isSearch ? t('catalog.sort.relevance') : t('catalog.sort.position'), undefined],
    ...(basis === 'each' ? [] : byPrice('price_per_sq_ft', basis)),
    // A URL may contain the other order: the select then shows it.
    ...(basis === 'each' || sort?.key === 'price' ? byPrice('price', 'each') : []),
    ['name ASC', t('catalog.sort.name-asc'), { key: 'name', direction: 'ASC' }],
    ['name DESC', t('catalog.sort.name-desc'), { key: 'name', direction: 'DESC' }],
    ...attributes.flatMap(({ key, label }): [string, string, Sort][] => [
      [`${key} ASC`, t('catalog.sort.ascending', { label }), { key, direction: 'ASC' }],
      [`${key} DESC`, t('catalog.sort.descending', { label }), { key, direction: 'DESC' }],
    ]),
  ];
  const current = sort ? `${sort.key} ${sort.direction}` : DEFAULT;
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{t('catalog.sort')}</span>
      <select
        value={choices.some(([value]) => value === current) ? current : DEFAULT}
        onChange={(event) => onChange(choices.find(([value]) => value === event.target.value)?.[2])}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
