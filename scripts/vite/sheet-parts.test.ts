import { expect, test } from 'vitest';
import { sheetParts } from './sheet-parts.ts';

const CSS = `@layer base,components;@layer base{*{margin:0}.prose{x:1}}.a{x:1}.b .c{x:2}@keyframes turn{to{rotate:1turn}}
@media (width<768px){.d{x:3}p{x:4}}@layer components{.e{x:5}}main:has(.f){x:6}`;

test('a sheet comes in parts that are together all of it, in order, but for what every document has', () => {
  const whole =
    '@layer base{.prose{x:1}}.a{x:1}.b .c{x:2}@keyframes turn{to{rotate:1turn}}@media (width<768px){.d{x:3}p{x:4}}@layer components{.e{x:5}}main:has(.f){x:6}';
  for (const parts of [1, 2, 3, 4]) {
    const split = sheetParts(CSS, parts);
    expect([split.length, split.join('')]).toEqual([parts, whole]);
    expect(split.every((part) => part.length < (2 * whole.length) / parts)).toBe(true);
  }
});
