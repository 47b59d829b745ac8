import type { StoreView } from '#contract/store-views.ts';

/** URLs of the shop for the terminal, one line per store view. */
export const shopAddresses = (origin: string, views: readonly StoreView[]): string[] => {
  const width = Math.max(...views.map(({ label }) => label.length)) + 2;
  return views.map(({ label, prefix }) => `${label.padEnd(width)}${origin}${prefix || '/'}`);
};
