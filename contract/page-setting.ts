/** The identifier in a setting of a content page: Magento appends `|id` if several pages have this identifier. */
export const identifierOfSetting = (setting: string | null | undefined): string | undefined =>
  setting?.split('|', 1)[0] || undefined;

/** Magento's default home page. */
export const DEFAULT_HOME = 'home';
