/** Removes the `|id` that Magento appends to a page identifier in a setting if several pages have the identifier. */
export const identifierOfSetting = (setting: string | null | undefined): string | undefined =>
  setting?.split('|', 1)[0] || undefined;

/** Magento's default home page. */
export const DEFAULT_HOME = 'home';
/** Magento's default page for unknown URLs. */
export const DEFAULT_NO_ROUTE = 'no-route';
