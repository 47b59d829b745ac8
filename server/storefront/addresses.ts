import { STORE_VIEWS } from '#contract/store-views.ts';

const NAMES = { CA_EN: 'Canada, English', CA_FR: 'Canada, français', US_EN: 'United States' } as const;

/** URLs of the shop for the terminal, one line per store view. */
export const shopAddresses = (origin: string): string[] =>
  (['CA_EN', 'CA_FR', 'US_EN'] as const).map(
    (code) => `${NAMES[code].padEnd(18)}${origin}${STORE_VIEWS[code].prefix || '/'}`,
  );
