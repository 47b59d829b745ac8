/** Magento's customer groups by their names; the shop's trade accounts are of one of them. */
export const CUSTOMER_GROUPS: ReadonlyMap<string, number> = new Map([
  ['NOT LOGGED IN', 0],
  ['General', 1],
  ['Wholesale', 2],
  ['Retailer', 3],
]);

/** Magento's word for everybody. */
export const ALL_GROUPS = 'ALL GROUPS';

/** A group by its name in whatever case, or its number: null is everybody, undefined no group. */
export const groupNamed = (given: string): number | null | undefined => {
  const name = given.trim().toLowerCase();
  if (name === ALL_GROUPS.toLowerCase()) return null;
  if (/^\d{1,4}$/.test(name)) return Number(name);
  return [...CUSTOMER_GROUPS].find(([known]) => known.toLowerCase() === name)?.[1];
};

/** Whether an account can be in a group. */
export const isAccountGroup = (id: number): boolean => id > 0 && [...CUSTOMER_GROUPS.values()].includes(id);

/** As Magento names it. */
export const groupName = (id: number | null): string =>
  id === null ? ALL_GROUPS : ([...CUSTOMER_GROUPS].find(([, known]) => known === id)?.[0] ?? String(id));
