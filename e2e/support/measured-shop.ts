import { openCollector, type Collector } from './collector.ts';
import { testBeside } from './shop-beside.ts';

export type MeasuredShop = { origin: string; collector: Collector };

/** Tests with their own shop and collector; relative URLs refer to that shop. */
export const test = testBeside(async () => {
  const collector = await openCollector();
  return { given: { collector }, environment: { ANALYTICS_URL: collector.url }, stop: collector.close };
});
