import { expect, test } from 'vitest';
import { PageEntry } from './page-entry.ts';

const entryOf = (html: string) =>
  PageEntry.create({ status: 200, headers: {}, tags: new Set(), kind: 'other', isShared: true }, html);

test('each page is its own and whole, in whatever letters and however long the one before was', async () => {
  const pages = ['l’été – ½ po ✓', 'é'.repeat(300_000), '', 'short', 'œuvre 🧱 '.repeat(50_000), '’'];
  const entries = pages.map(entryOf);
  const bodies = await Promise.all(entries.map(async (entry) => String(await entry.body('identity'))));
  expect(bodies).toEqual(pages);
  expect(new Set(entries.map(({ etag }) => etag)).size).toBe(pages.length);
  expect(entryOf('short').etag).toBe(entries[3]?.etag);
});
