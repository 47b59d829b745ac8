import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
  isFile: face.includes('url('),
}));

test('no family has a second file: while one is not there, the first layout searches the system for each size and weight', () => {
  const ofFiles = faces.filter(({ isFile }) => isFile).map(({ family }) => family);
  expect(ofFiles.length).toBeGreaterThan(1);
  expect(new Set(ofFiles).size).toBe(ofFiles.length);
});

test('letters beyond Latin-1 are sought right after our own, before the faces of the system', () => {
  for (const name of ['Sans', 'Serif']) {
    const named = new RegExp(`'Instrument ${name}', 'Instrument ${name} Extended', 'Instrument ${name} Fallback'`);
    expect(tokens).toMatch(named);
  }
  expect(new Set(faces.map(({ family }) => family)).size).toBe(6);
});
