// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render, testPlatform } from '#storefront/testing/render.tsx';
import { useDate } from './use-date.ts';

const Dates = ({ of }: { of: readonly string[] }) => of.map(useDate()).join(' | ');

test('a moment is formatted in the shop’s time zone, and a date is the same in every time zone', async () => {
  const of = ['2026-11-27 04:49:11', '2026-11-27T04:49:11Z', '2026-11-27', 'soon'];
  const rendered = await render(<Dates of={of} />, await testPlatform('CA_EN'));
  expect(rendered.container.textContent).toBe('November 26, 2026 | November 26, 2026 | November 27, 2026 | soon');
  await rendered.unmount();
  const west = { ...(await testPlatform('CA_EN')), timeZone: 'America/Vancouver' };
  const there = await render(<Dates of={['2026-11-27T05:49:11Z', '2026-11-27']} />, west);
  expect(there.container.textContent).toBe('November 26, 2026 | November 27, 2026');
  await there.unmount();
});
