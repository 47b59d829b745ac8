import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { environmentIdOf, groupHash } from './rules.ts';

test('a customer group is identified by the SHA-1 of its id, as in Adobe’s services', () => {
  expect(groupHash(0)).toBe('b6589fc6ab0dc82cf12099d1c2d40ab994e8410c');
  expect(groupHash(1)).toBe(createHash('sha1').update('1').digest('hex'));
});

test('the environment id of an address is a version 5 UUID made from its hash', () => {
  expect(environmentIdOf('https://shop.test')).toBe(environmentIdOf('https://shop.test'));
  const ids = Array.from({ length: 200 }, (_, index) => environmentIdOf(`https://shop-${index}.test`));
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the UUID contains all of the hash except version and variant bits', () => {
  for (const address of ['https://shop.test', 'https://tessera.example', 'http://localhost:3000', 'https://a.test']) {
    const hash = createHash('sha1').update(address).digest('hex');
    const id = environmentIdOf(address).replaceAll('-', '');
    expect([id.slice(0, 12), id.slice(13, 16), id.slice(17)]).toEqual([
      hash.slice(0, 12),
      hash.slice(13, 16),
      hash.slice(17, 32),
    ]);
    expect(parseInt(id.charAt(16), 16) & 0x3).toBe(parseInt(hash.charAt(16), 16) & 0x3);
  }
});
