type Filter = readonly [field: string, value: string, condition?: string];

export type Search = {
  /** One filter of every group must match. */
  groups: readonly (readonly Filter[])[];
  page: number;
  perPage: number;
  sort: { field: string; order: 'ASC' | 'DESC' };
};

/** Magento's `searchCriteria` as a query string. */
export const searchQuery = ({ groups, page, perPage, sort }: Search): string => {
  const query = new URLSearchParams();
  const add = (path: string, value: string | number): void => query.append(`searchCriteria${path}`, String(value));
  for (const [group, filters] of groups.entries())
    for (const [place, [field, value, condition = 'eq']] of filters.entries()) {
      const at = `[filter_groups][${group}][filters][${place}]`;
      add(`${at}[field]`, field);
      add(`${at}[value]`, value);
      add(`${at}[condition_type]`, condition);
    }
  add('[sortOrders][0][field]', sort.field);
  add('[sortOrders][0][direction]', sort.order);
  add('[pageSize]', perPage);
  add('[currentPage]', page);
  return query.toString();
};
