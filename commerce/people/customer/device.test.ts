import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

test.each([
  [WINDOWS, 'Firefox', 'Windows'],
  [PHONE, 'Safari', 'iOS'],
  [ANDROID, 'Chrome', 'Android'],
  [EDGE, 'Microsoft Edge', 'Windows'],
])('a browser is described by its kind and system: %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('an unknown browser name is not returned', () => {
  for (const userAgent of [undefined, '', 'Zanzibar-Reader/7 (of Ann Roy)', 'x'.repeat(100_000)])
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
});
