import { criteriaOnWire, type SearchCriteria } from './search-criteria.ts';

/** A list in Magento's format, with its search criteria. */
export const listed = (items: readonly unknown[], total: number, criteria: SearchCriteria) => ({
  items,
  search_criteria: criteriaOnWire(criteria),
  total_count: total,
});
