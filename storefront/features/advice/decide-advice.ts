import type { StoreViewCode } from '#contract/page-render.ts';
import { adviceFor } from './advice-rule.ts';

export type Advice = { kind: 'switch' | 'suggest'; to: StoreViewCode };

export type AdviceSources = {
  code: StoreViewCode;
  isLocatingAllowed: () => Promise<boolean>;
  /** Asks the visitor unless locating is allowed already. */
  countryOfPosition: () => Promise<string | undefined>;
  /** Without a question. */
  countryOfBrowser: () => string | undefined;
};

/** Who has allowed locating before is switched; to everyone else it is only suggested, and nobody is asked. */
export const decideAdvice = async ({ code, isLocatingAllowed, countryOfPosition, countryOfBrowser }: AdviceSources): Promise<Advice | undefined> => {
  const isAllowed = await isLocatingAllowed();
  const to = adviceFor(code, isAllowed ? await countryOfPosition() : countryOfBrowser());
  return to && { kind: isAllowed ? 'switch' : 'suggest', to };
};
