import { TILE_USE } from '#contract/tile-use.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { AreaUnit } from '#contract/area-price.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { ListTarget } from '../data/list-queries.ts';
import { useList } from '../data/use-list.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { countActive } from '../filters/filter-state.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { changeList } from '../filters/list-search.ts';
import { shownOn } from '../filters/paging.ts';
import { inAreaUnit, withOnePrice } from '../filters/price-basis.ts';
import { withSizeGroups } from '../model/size-groups.ts';
import { ActiveFilterChips } from '../layered-navigation/active-filters.tsx';
import { FilterDrawer } from '../layered-navigation/filter-drawer.tsx';
import { BusyProducts } from './busy-products.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListCells } from './list-cells.tsx';
import toolbar from './list-toolbar.module.css';
import { LoadMore } from './load-more.tsx';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-list.module.css';
import { SortSelect } from './sort-select.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useListNavigation } from './use-list-navigation.ts';

const LayeredNavigation = island(async () => ({
  default: (await import('../layered-navigation/layered-navigation.tsx')).LayeredNavigation,
}));

type Props = {
  target: ListTarget;
  list: ListSearch;
  /** Path of the list without store prefix. */
  path: string;
  preserved?: Readonly<Record<string, string>>;
  /** Facets shown as links elsewhere on the page. */
  hiddenFacets?: readonly string[];
  /** True where a picture above the list is the largest of the first view. */
  isBelowPicture?: boolean;
  /** Shown in place of the list when nothing matches without any filter. */
  whenEmpty: ReactNode;
};

/** Toolbar, filters and products of a category or a search. */
export const ProductList = ({
  target,
  list,
  path,
  preserved,
  hiddenFacets = [],
  isBelowPicture = false,
  whenEmpty,
}: Props) => {
  const t = useT();
  const { wanted, addressOf, go } = useListNavigation(list, path, preserved);
  const [unit] = useAreaUnit();
  const filters = useMemo(() => inAreaUnit(wanted.filters, unit), [wanted.filters, unit]);
  const {
    chunks,
    first,
    total,
    lastPage,
    facets,
    sizeGroups,
    isByArea: hasAreaPrices,
    attributeSorts,
  } = useList(target, list, filters);
  const hasUnits = useFeature('units of area');
  const hasUses = facets.some(({ code }) => code === TILE_USE);
  const shown = (
    hasUnits ? withOnePrice(facets, unit) : facets.filter(({ code }) => !code.startsWith('price_per_'))
  ).filter(({ code }) => !hiddenFacets.includes(code) && !(hasUses && code === 'suitability'));
  const isByArea = hasUnits && hasAreaPrices;
  const followUnit = (next: AreaUnit) => {
    const converted = inAreaUnit(wanted.filters, next);
    if (converted !== wanted.filters) go({ ...wanted, filters: converted }, { replace: true });
  };
  const change = (next: ActiveFilters) => go(changeList(wanted, { filters: next }));
  if (total === 0 && list.filters.size === 0) return whenEmpty;

  const navigation = (
    <LayeredNavigation facets={withSizeGroups(shown, sizeGroups)} filters={filters} onChange={change} />
  );
  return (
    <section className={styles.list} aria-label={t('catalog.list')}>
      <aside className={styles.aside} aria-label={t('catalog.filters')}>
        {navigation}
      </aside>
      <div>
        <div className={toolbar.toolbar}>
          <p className={toolbar.count} aria-live="polite">
            {t('catalog.count', { count: total })}
          </p>
          <div className={toolbar.filterButton}>
            <FilterDrawer active={countActive(wanted.filters)} total={total}>
              {navigation}
            </FilterDrawer>
          </div>
          {isByArea && <UnitSwitch onChoose={followUnit} />}
          <SortSelect
            sort={wanted.sort}
            isSearch={target.kind === 'search'}
            basis={isByArea ? unit : 'each'}
            attributes={attributeSorts}
            onChange={(sort) => go(changeList(wanted, { sort }))}
          />
        </div>
        <ActiveFilterChips facets={facets} filters={filters} onChange={change} />
        <BusyProducts>
          {total === 0 ? (
            <EmptyList filters={list.filters} onClear={change} />
          ) : (
            <ProductGrid label={t('catalog.list')} isOfSlabs={first.every(({ isSlab }) => isSlab)}>
              {chunks.map((chunk, index) => (
                // The cards of each response are hydrated in their own task.
                <Suspense key={chunk.currentPage}>
                  <ListCells
                    target={target}
                    list={list}
                    chunk={chunk}
                    isLead={index === 0 && !isBelowPicture}
                    isBelow={index > 0}
                  />
                </Suspense>
              ))}
              {list.page < lastPage && (
                <LoadMore
                  target={target}
                  list={list}
                  total={total}
                  href={addressOf({ ...list, page: list.page + 1 })}
                  onMore={(page) => go({ ...list, page }, { replace: true })}
                />
              )}
            </ProductGrid>
          )}
        </BusyProducts>
        {total > 0 && list.page >= lastPage && (
          <p className={styles.end}>{t('catalog.shown', { shown: shownOn(list.page, total), total })}</p>
        )}
      </div>
    </section>
  );
};
