import type { StoreView } from '#contract/store-views.ts';
import { adviceFor, type Site } from './advice-rule.ts';

export type Advice = { kind: 'switch' | 'suggest'; to: StoreView };

export type AdviceSources = {
  site: Site;
  isLocatingAllowed: () => Promise<boolean>;
  /** Asks for permission unless geolocation is already allowed. */
  countryOfPosition: () => Promise<string | undefined>;
  /** Never asks the visitor. */
  countryOfBrowser: () => Promise<string | undefined>;
};

/** With geolocation allowed before, the visitor is switched at once; otherwise only a suggestion is shown. */
export const decideAdvice = async ({
  site,
  isLocatingAllowed,
  countryOfPosition,
  countryOfBrowser,
}: AdviceSources): Promise<Advice | undefined> => {
  const isAllowed = await isLocatingAllowed();
  const to = adviceFor(site, await (isAllowed ? countryOfPosition() : countryOfBrowser()));
  return to && { kind: isAllowed ? 'switch' : 'suggest', to };
};
