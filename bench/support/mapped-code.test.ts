import { expect, test } from 'vitest';
import { codeBySource } from './mapped-code.ts';

test('each piece of a built file belongs to the source that its map names', () => {
  // Line 1: columns 0–3 from a.ts, 3–6 from b.ts, from 6 on from nowhere. Line 2: from a.ts, which is one source back.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GCAA,G;ADAA' };
  expect(Object.fromEntries(codeBySource('aaabbbxx\nAA', map))).toEqual({ '': 'xx', 'a.ts': 'aaaAA', 'b.ts': 'bbb' });
});
