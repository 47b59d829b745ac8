import { join } from 'node:path';
import { setupI18n as libraryI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readMessageFiles } from '../../messages/message-files.ts';
import { setupI18n } from './messages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NAME = /\{(\w+)/g;

const valuesFor = (text: string, at: number): Record<string, string | number> =>
  Object.fromEntries(
    [...text.matchAll(NAME)].map(([, name = ''], index) => {
      const cases = [...text.matchAll(/(\w+) \{/g)].map(([, one = '']) => one);
      const isPlural = new RegExp(`\\{${name}, ?plural`).test(text);
      const word = [cases[at % Math.max(1, cases.length)] ?? 'word', 'constructor', `${at}`][(at + index) % 3] ?? '';
      return [name, isPlural ? ([0, 1, 2, 1.5, 12_345, 1_000_000][at] ?? 0) : word];
    }),
  );

test('every message of the shop reads as the library would write it', () => {
  const files = readMessageFiles(ROOT, 'storefront');
  const texts = files.flatMap(({ messages }) => Object.entries(messages));
  expect(texts.length).toBeGreaterThan(500);
  for (const [locale, language] of [
    ['en-CA', 'en'],
    ['fr-CA', 'fr'],
  ] as const) {
    const sources = texts.map(
      ([id, message]) => [id, (message as unknown as Record<string, string>)[language] ?? ''] as const,
    );
    const compiled = Object.fromEntries(sources.map(([id, text]) => [id, compileMessage(text)]));
    const setup = { locale, messages: { [locale]: compiled }, missing: (_locale: string, id: string) => id };
    const [ours, theirs] = [setupI18n(setup as never), libraryI18n(setup)];
    for (const [id, text] of [...sources, ['nobody.wrote.this', ''] as const])
      for (let at = 0; at < 6; at += 1) expect(ours._(id, valuesFor(text, at))).toBe(theirs._(id, valuesFor(text, at)));
  }
});

test('messages that come later are known from then on', () => {
  const i18n = setupI18n({ locale: 'en-CA', messages: {}, missing: (_locale, id) => id });
  expect(i18n._('later')).toBe('later');
  i18n.load('en-CA', { later: ['Now ', ['what']] });
  expect([i18n._('later', { what: 'it is' }), i18n.locale]).toEqual(['Now it is', 'en-CA']);
});
