import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COMMENTS = /\/\*[^]*?\*\//g;
/** A directory may import from those before it, and its rules win over theirs. */
const LAYERS = { ui: 'ui', platform: 'platform', features: 'features', shell: 'shell', routes: 'shell' } as const;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '').trim();

/** The text between the first brace and its counterpart must be everything but the opening. */
const isOneBlock = (css: string, opening: string): boolean => {
  if (!css.startsWith(`${opening} {`)) return false;
  let depth = 0;
  for (let position = css.indexOf('{'); position < css.length; position += 1) {
    if (css[position] === '{') depth += 1;
    else if (css[position] === '}') depth -= 1;
    if (depth === 0) return position === css.length - 1;
  }
  return false;
};

test('every CSS Module is one block in the layer of its directory, so that load order does not matter', () => {
  const files = globSync('**/*.module.css', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(150);
  const wrong = files.filter((file) => {
    const directory = file.split(/[/\\]/)[0] as keyof typeof LAYERS;
    return !isOneBlock(read(file), `@layer ${LAYERS[directory]}`);
  });
  expect(wrong).toEqual([]);
});

test('the order of the layers is declared before any rule', () => {
  expect(read('styles/tokens.css')).toMatch(/^@layer reset, tokens, base, ui, platform, features, shell;/);
  expect(read('styles/of-every-page.ts').match(/import '([^']+)'/)?.[1]).toBe('./tokens.css');
});

test('style sheets outside styles/ are CSS Modules', () => {
  const others = globSync('**/*.css', { cwd: ROOT }).filter((file) => !/\.module\.css$|^styles[/\\]/.test(file));
  expect(others).toEqual([]);
});
