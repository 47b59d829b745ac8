import { splitStorePath, type StoreView } from '#contract/store-views.ts';
import { takesPayment } from '#contract/third-parties.ts';

/**
 * Returns whether the document was loaded for another page, whose CSP blocks gateways: the payment step then reloads
 * it; typed values are restored.
 */
export const isOtherDocument = (storeView: Pick<StoreView, 'prefix'>): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && !takesPayment(splitStorePath([storeView], new URL(visit.name).pathname).rest);
};
