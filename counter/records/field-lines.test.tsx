// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useFieldTexts, type Changed } from './field-lines.ts';

vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));

const Texts = ({ change }: { change: Changed }) => <>{useFieldTexts()(change).join(' · ')}</>;

const shown = async (before: object | null, after: object): Promise<string> => {
  const { content, unmount } = await render(
    <Texts change={{ before: before as Changed['before'], after: { ...after } }} />,
  );
  const text = content.textContent;
  await unmount();
  return text;
};

const PAGE = '<div class="row"><h2>Visit us</h2><p>Open daily.</p></div>';

test('a changed page shows the changed texts without HTML', async () => {
  const text = await shown({ content: PAGE }, { content: PAGE.replace('daily', 'on weekdays') });
  expect(text).toContain('Open daily. → Open on weekdays.');
  expect(text).not.toMatch(/[<>]|Visit us/);
});

test('a changed element is named without its value', async () => {
  const text = await shown({ content: PAGE }, { content: PAGE.replace('class="row"', 'class="wide"') });
  expect(text).not.toMatch(/[<>→]/);
  expect(text).not.toBe('');
});

test('opening hours show the changed days', async () => {
  const before = JSON.stringify({ monday: '09:00-17:00', friday: '09:00-17:00' });
  const after = JSON.stringify({ monday: '09:00-17:00', friday: '09:00-12:00' });
  expect(await shown({ hours: before }, { hours: after })).toMatch(/\(Friday\): 09:00-17:00 → 09:00-12:00$/);
});

test('closing days are a list', async () => {
  expect(await shown({ closedOn: '[]' }, { closedOn: '["12-25","12-26"]' })).toContain('12-25, 12-26');
});

test('visibility is shown as yes and no', async () => {
  expect(await shown({ is_active: 0 }, { is_active: 1 })).toMatch(/: no → yes$/i);
});
