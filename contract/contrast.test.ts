import { expect, test } from 'vitest';
import { contrast, weakPairs } from './contrast.ts';
import { DEFAULT_COLOURS } from './theme-colours.ts';

test('contrast is 21 between black and white, 1 between a colour and itself, and agrees with the known #767676', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#8f4e2b', '#8f4e2b')]).toEqual([21, 1]);
  expect(contrast('#767676', '#ffffff').toFixed(2)).toBe('4.54');
});

test('the default colours have enough contrast', () => expect(weakPairs(DEFAULT_COLOURS)).toEqual([]));

test('finds text with contrast below 4.5 and lines with contrast below 3, with the ratio', () => {
  const weak = weakPairs({ ...DEFAULT_COLOURS, 'on-night-soft': '#6a6e76', 'hairline-strong': '#b0b4bb' });
  expect(weak.map(({ ink, ground, needed }) => `${ink} on ${ground}, ${needed}`)).toEqual([
    'on-night-soft on night, 4.5',
    'on-night-soft on mail-dark-card, 4.5',
    'on-night-soft on mail-dark-panel, 4.5',
    'hairline-strong on surface, 3',
  ]);
  expect(weak[0]?.ratio.toFixed(2)).toBe('3.54');
});
