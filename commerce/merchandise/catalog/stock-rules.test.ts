import { expect, test } from 'vitest';
import { changesShownStock } from './stock-rules.ts';

test('a change of stock affects pages only if a shown number changes', () => {
  expect(changesShownStock(40, 30, 5)).toBe(false);
  expect(changesShownStock(6, 5, 5)).toBe(true);
  expect(changesShownStock(0, -4, 5)).toBe(false);
  expect(changesShownStock(40, 30, 1_000_000_000)).toBe(true);
});
