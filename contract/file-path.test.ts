import { expect, test } from 'vitest';
import { encodedFilePath, encodedOnce } from './file-path.ts';

test.each([
  ['a/b.jpg', 'a/b.jpg'],
  ['a b.jpg', 'a%20b.jpg'],
  ['a#b.jpg', 'a%23b.jpg'],
  ['a?b.jpg', 'a%3Fb.jpg'],
  ['50%.jpg', '50%25.jpg'],
  ['a%20b.jpg', 'a%2520b.jpg'],
  ['a+b&c.jpg', 'a%2Bb%26c.jpg'],
  [`it's "x" (1).jpg`, 'it%27s%20%22x%22%20%281%29.jpg'],
  ['été.jpg', '%C3%A9t%C3%A9.jpg'],
  ['e\u0301.jpg', 'e%CC%81.jpg'],
  ['🪨.jpg', '%F0%9F%AA%A8.jpg'],
  ['\ud800.jpg', '%EF%BF%BD.jpg'],
])('the file %s is addressed as %s', (path, address) => {
  expect(encodedFilePath(path)).toBe(address);
});

test.each([
  ['a b.jpg', 'a%20b.jpg'],
  ['a%20b.jpg', 'a%20b.jpg'],
  ['50%.jpg', '50%25.jpg'],
  ['50%25.jpg', '50%25.jpg'],
  ['a/été%23.jpg', 'a/%C3%A9t%C3%A9%23.jpg'],
])('%s, encoded or not, is addressed as %s', (path, address) => {
  expect(encodedOnce(path)).toBe(address);
});
