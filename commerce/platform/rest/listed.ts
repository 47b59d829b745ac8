import { criteriaOnWire, type SearchCriteria } from './search-criteria.ts';

/** A list as Magento answers it, with the criteria it was asked by. */
export const listed = (items: readonly unknown[], total: number, criteria: SearchCriteria) => ({
  items,
  search_criteria: criteriaOnWire(criteria),
  total_count: total,
});
