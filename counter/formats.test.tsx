// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useFormats } from './formats.ts';
import { render } from './testing/render.tsx';

const Time = ({ zone }: { zone: string }) => <>{useFormats().time('2026-06-15 14:00:00', zone)}</>;

test.each([
  ['America/Toronto', /10:00\sa\.m\.\sEDT$/],
  ['America/Vancouver', /7:00\sa\.m\.\sPDT$/],
])('a time in %s has the name of its time zone', async (zone, text) => {
  const { content, unmount } = await render(<Time zone={zone} />);
  expect(content.textContent).toMatch(text);
  await unmount();
});
