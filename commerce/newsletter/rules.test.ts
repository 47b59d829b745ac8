import { expect, test } from 'vitest';
import { networkHash, networkOf } from './rules.ts';

test('of an address only its network counts', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113');
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1');
});

test('its hash is the same for one network and another without the key', () => {
  const key = Buffer.alloc(32, 1);
  expect(networkHash(key, '203.0.113.1')).toEqual(networkHash(key, '203.0.113.200'));
  expect(networkHash(key, '203.0.113.1')).not.toEqual(networkHash(key, '203.0.114.1'));
  expect(networkHash(Buffer.alloc(32, 2), '203.0.113.1')).not.toEqual(networkHash(key, '203.0.113.1'));
});
