import { expect, test } from 'vitest';
import { addressProblem, isPublicAddress } from './address-rules.ts';
import { secretOf, signedHeaders } from './signature-rules.ts';

test('the example of Standard Webhooks has its signature', () => {
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1614265330_999),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(secretOf(new Uint8Array(32))).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

test('loopback, private and cloud metadata addresses are not public', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    'shop.example',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('a receiver has an HTTPS address on the public internet, unless private ones are allowed', () => {
  const closed = [
    'http://erp.example',
    'https://localhost/x',
    'https://a.localhost',
    'https://127.0.0.1',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://user@erp.example',
    'https://erp.example/#x',
    'ftp://erp.example',
    'erp',
  ];
  for (const url of closed) expect([url, typeof addressProblem(url, false)]).toEqual([url, 'string']);
  expect(addressProblem('https://erp.example/orders?key=1', false)).toBeUndefined();
  expect(addressProblem('http://127.0.0.1:8080/x', true)).toBeUndefined();
  expect(addressProblem('ftp://127.0.0.1/x', true)).toBe('must start with https://');
});
