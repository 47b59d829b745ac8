import { takesPayment } from '#contract/third-parties.ts';

/**
 * Whether the document was fetched for another page, whose security policy lets no gateway in: the payment step then
 * loads it anew, and finds everything that was typed.
 */
export const isOtherDocument = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && !takesPayment(new URL(visit.name).pathname);
};
