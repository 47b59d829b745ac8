import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-names.ts';

const fileOf = (name: string | number): string => join(import.meta.dirname, `../../storefront/${name}.module.css`);

test('a class name consists of the name and a mark of its file, independent of the project’s location and the file’s content', () => {
  expect(className('card', fileOf('a'))).toMatch(/^_card_[0-9a-f]{3}$/);
  expect(className('card', `${fileOf('a')}?used`)).toBe(className('card', fileOf('a')));
  expect(className('image', fileOf('a')).slice(-3)).toBe(className('card', fileOf('a')).slice(-3));
  expect(className('card', fileOf('b'))).not.toBe(className('card', fileOf('a')));
});

test('two files whose class would be the same end the build', () => {
  const manyFiles = (): void => {
    for (let number = 0; number < 5000; number += 1) className('title', fileOf(number));
  };
  expect(manyFiles).toThrow(/have the same class _title_[0-9a-f]{3}: rename one of the files/);
});
