/** Magento's customer group ids by name. Trade accounts of the shop belong to one of these groups. */
export const CUSTOMER_GROUPS: ReadonlyMap<string, number> = new Map([
  ['NOT LOGGED IN', 0],
  ['General', 1],
  ['Wholesale', 2],
  ['Retailer', 3],
]);

/** The group of accounts without special terms. Its prices are the ordinary ones. */
export const GENERAL_GROUP = 1;

/** Returns the group whose prices are shown as the regular prices next to the prices of the given group. */
export const ordinaryGroup = (id: number): number => Math.min(id, GENERAL_GROUP);

/** Magento's name for "every group". */
export const ALL_GROUPS = 'ALL GROUPS';

/** Finds a group by its name (in any case) or number. Returns null for all groups, undefined for an unknown group. */
export const groupNamed = (given: string): number | null | undefined => {
  const name = given.trim().toLowerCase();
  if (name === ALL_GROUPS.toLowerCase()) return null;
  if (/^\d{1,4}$/.test(name)) return Number(name);
  return [...CUSTOMER_GROUPS].find(([known]) => known.toLowerCase() === name)?.[1];
};

/** Returns whether a customer account can belong to the group. */
export const isAccountGroup = (id: number): boolean => id > 0 && [...CUSTOMER_GROUPS.values()].includes(id);

/** Magento's name of a group; null means all groups. */
export const groupName = (id: number | null): string =>
  id === null ? ALL_GROUPS : ([...CUSTOMER_GROUPS].find(([, known]) => known === id)?.[0] ?? String(id));
