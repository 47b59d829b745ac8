import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { messageCatalogues } from './message-catalogues.ts';

const load = (id: string): string => {
  const plugin = messageCatalogues(join(import.meta.dirname, '../..')) as Plugin & { load: (id: string) => string };
  return plugin.load.call({ addWatchFile: () => undefined } as never, id);
};

test('[RT-50] each language has a catalogue for each part of the shop', () => {
  expect(load('virtual:messages')).toContain(`fr: { browse: () => import('virtual:messages/fr/browse')`);
  const words = ['en', 'fr', 'us'].map(
    (locale) => /"privacy.honoured":\["[^"]*(honou?red|respecté)/.exec(load(`virtual:messages/${locale}/browse`))?.[1],
  );
  expect(words).toEqual(['honoured', 'respecté', 'honored']);
  const parts = ['browse', 'buy'].map((part) => load(`virtual:messages/en/${part}`).includes('"checkout.step.review"'));
  expect(parts).toEqual([false, true]);
});
