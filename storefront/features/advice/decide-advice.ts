import type { StoreViewCode } from '#contract/page-render.ts';
import { adviceFor } from './advice-rule.ts';

export type Advice = { kind: 'switch' | 'suggest'; to: StoreViewCode };

export type AdviceSources = {
  code: StoreViewCode;
  isLocatingAllowed: () => Promise<boolean>;
  /** Asks for permission unless geolocation is already allowed. */
  countryOfPosition: () => Promise<string | undefined>;
  /** Never asks the visitor. */
  countryOfBrowser: () => Promise<string | undefined>;
};

/** With geolocation allowed before, the visitor is switched at once; otherwise only a suggestion is shown. */
export const decideAdvice = async ({
  code,
  isLocatingAllowed,
  countryOfPosition,
  countryOfBrowser,
}: AdviceSources): Promise<Advice | undefined> => {
  const isAllowed = await isLocatingAllowed();
  const to = adviceFor(code, await (isAllowed ? countryOfPosition() : countryOfBrowser()));
  return to && { kind: isAllowed ? 'switch' : 'suggest', to };
};
