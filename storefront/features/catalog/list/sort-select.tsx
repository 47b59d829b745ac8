import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { Sort } from '../filters/list-search.ts';
import styles from './list-toolbar.module.css';

type Props = { sort: Sort | undefined; isSearch: boolean; onChange: (sort: Sort | undefined) => void };

const DEFAULT = '';

export const SortSelect = ({ sort, isSearch, onChange }: Props) => {
  const t = useT();
  const choices: [string, string, Sort | undefined][] = [
    [DEFAULT, isSearch ? t('catalog.sort.relevance') : t('catalog.sort.position'), undefined],
    ['price ASC', t('catalog.sort.price-asc'), { key: 'price', direction: 'ASC' }],
    ['price DESC', t('catalog.sort.price-desc'), { key: 'price', direction: 'DESC' }],
    ['name ASC', t('catalog.sort.name-asc'), { key: 'name', direction: 'ASC' }],
    ['name DESC', t('catalog.sort.name-desc'), { key: 'name', direction: 'DESC' }],
  ];
  const current = sort ? `${sort.key} ${sort.direction}` : DEFAULT;
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{t('catalog.sort')}</span>
      <select value={choices.some(([value]) => value === current) ? current : DEFAULT} onChange={(event) => onChange(choices.find(([value]) => value === event.target.value)?.[2])}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
