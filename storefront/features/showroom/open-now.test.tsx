// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { OpenNow } from './open-now.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const hours = ['monday', 'thursday'].map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' }));
const showrooms = [{ url_key: 'laval', time_zone: 'America/Toronto', hours, closed_on: ['12-25'], special_hours: [] }];

const reported = async (moment: string, code: StoreViewCode = 'CA_EN', urlKey = 'laval'): Promise<string> => {
  const platform = await testPlatform(code);
  const commerce = createCommerceClient({
    transport: (): Promise<ExecuteResult> => Promise.resolve({ data: { showrooms } }),
    storeView: code,
    currency: platform.currency,
    session: guestSession,
  });
  rendered = await render(<OpenNow urlKey={urlKey} now={new Date(moment)} />, { ...platform, commerce });
  const { container } = rendered;
  await eventually(() => container.textContent !== '' || urlKey !== 'laval');
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
};

test.each([
  ['2026-11-23T15:00:00Z', 'CA_EN', 'Open now, until 5:30 p.m.'],
  ['2026-11-23T12:00:00Z', 'CA_EN', 'Closed now, opens today at 9 a.m.'],
  ['2026-11-22T15:00:00Z', 'CA_FR', 'Fermé en ce moment, ouvre demain à 9 h'],
  ['2026-11-23T23:00:00Z', 'CA_FR', 'Fermé en ce moment, ouvre jeudi à 9 h'],
] as const)('at %s in %s it shows "%s"', async (moment, code, text) => {
  expect(await reported(moment, code)).toBe(text);
});

test('shows nothing for an unknown showroom', async () => {
  expect(await reported('2026-11-23T15:00:00Z', 'CA_EN', 'elsewhere')).toBe('');
});
