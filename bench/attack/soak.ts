import type { Row } from '../support/report.ts';
import { startLoadedShop } from '../support/loaded-shop.ts';
import type { RequestSpec } from './client.ts';
import { sendMany, sendAtRate, createClient } from './client.ts';

const MIX: readonly ((index: number) => RequestSpec)[] = [
  () => ({ path: '/' }),
  () => ({ path: '/manufactured-tiles' }),
  (index) => ({ path: `/manufactured-tiles?page=${index % 7}` }),
  (index) => ({ path: `/search.html?query=w${index % 5_000}` }),
  () => ({ path: '/graphql', query: '{products(search:"oak",pageSize:12){items{sku name}}}' }),
  () => ({ path: '/graphql', query: 'mutation{createEmptyCart}' }),
];

/** Slope in megabytes per minute, by least squares. */
const slope = (samples: readonly { minute: number; mb: number }[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((sample) => sample.minute));
  const mb = mean(samples.map((sample) => sample.mb));
  const above = samples.reduce((sum, sample) => sum + (sample.minute - minute) * (sample.mb - mb), 0);
  return above / samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
};

/** Mixed load at half of the shop's capacity; the first third of the time is for warming up. */
export const attackSoak = async (minutes: number): Promise<Row[]> => {
  const shop = await startLoadedShop();
  const client = createClient(shop.origin, '127.0.0.2');
  const what = (index: number): RequestSpec => MIX[index % MIX.length]!(index);
  try {
    const warmedAt = performance.now();
    await sendMany(client, 600, what);
    const perSecond = Math.max(1, Math.round(600_000 / (performance.now() - warmedAt) / 2));
    const samples: { minute: number; mb: number }[] = [];
    const startedAt = performance.now();
    for (let minute = 0; minute < minutes; minute = (performance.now() - startedAt) / 60_000) {
      await sendAtRate(client, { perSecond, seconds: Math.min(10, minutes * 6) }, what);
      samples.push({ minute: (performance.now() - startedAt) / 60_000, mb: await shop.memoryMb() });
      if (samples.length % 30 === 0)
        console.error(`  ${minute.toFixed(0)} minutes: ${samples.at(-1)?.mb.toFixed(0)} MB`);
    }
    const later = samples.slice(Math.floor(samples.length / 3));
    return [
      {
        what: `growth over ${minutes} min at ${perSecond} a second`,
        measured: slope(later),
        unit: 'MB/min',
        budget: 1.05,
        bound: 'at most',
      },
      { what: 'memory at its end', measured: later.at(-1)?.mb ?? 0, unit: 'MB', budget: 629, bound: 'at most' },
    ];
  } finally {
    client.close();
    await shop.stop();
  }
};
