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
  const colors = ['en', 'fr', 'us'].map(
    (locale) => /"search.no-query.hint":\["[^"]*(colou?r|couleur)/.exec(load(`virtual:messages/${locale}/browse`))?.[1],
  );
  expect(colors).toEqual(['colour', 'couleur', 'color']);
  const parts = ['browse', 'buy'].map((part) => load(`virtual:messages/en/${part}`).includes('"checkout.step.review"'));
  expect(parts).toEqual([false, true]);
});
