import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#storefront/testing/browser.tsx';
import { drawBelow } from './draw-below.ts';

const root = document.documentElement;
afterEach(() => {
  vi.useRealTimers();
  delete root.dataset['drawn'];
  vi.unstubAllGlobals();
});

const open = () =>
  show(
    <>
      <div style={{ height: 9000 }} />
      {['One', 'Two', 'Three'].map((word) => (
        <section key={word} data-below="">
          <p style={{ height: 700 }}>{word}</p>
        </section>
      ))}
    </>,
  );
const isDrawn = (text: Element): boolean => text.checkVisibility({ contentVisibilityAuto: true });

test('what is below the first view is not laid out until it comes near, and keeps a place meanwhile', async () => {
  const { container } = await open();
  const texts = [...container.querySelectorAll('p')];
  await expect.poll(() => texts.map(isDrawn)).toEqual([false, false, false]);
  expect(container.querySelector('section')?.getBoundingClientRect().height).toBe(512);
  texts[2]?.scrollIntoView();
  await expect.poll(() => texts.map(isDrawn)).toContain(true);
  window.scrollTo(0, 0);
});

test('an idle browser draws one part after the other, each with its own height and after a pause; what follows is drawn whole', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const afterPause = (): void => {
    vi.advanceTimersByTime(99);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(1);
    idle.shift()?.();
  };
  const { container } = await open();
  const texts = [...container.querySelectorAll('p')];
  await expect.poll(() => texts.map(isDrawn)).toEqual([false, false, false]);
  const end = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drawBelow(end);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    afterPause();
    seen.push(texts.map(isDrawn));
  }
  expect(seen).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect([...container.querySelectorAll('section')].map((part) => part.getBoundingClientRect().height)).toEqual([
    700, 700, 700,
  ]);
  expect([root.dataset['drawn'], end.mock.calls.length]).toEqual([undefined, 0]);
  afterPause();
  vi.useRealTimers();
  expect([root.dataset['drawn'], end.mock.calls.length]).toEqual(['drawn', 1]);
  const later = await open();
  expect([...later.container.querySelectorAll('p')].every(isDrawn)).toBe(true);
});

test('nothing is drawn any more once it is stopped', async () => {
  const idle = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.set(idle.size + 1, work).size);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  const { container } = await open();
  const end = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = drawBelow(end);
  vi.advanceTimersByTime(100);
  idle.get(1)?.();
  stop();
  vi.advanceTimersByTime(100);
  drawBelow(end)();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect([[...idle.keys()], end.mock.calls.length]).toEqual([[1], 0]);
  expect([...container.querySelectorAll('section')].map((part) => part.dataset['below'])).toEqual(['drawn', '', '']);
});

test('where a browser does not say that it is idle, all is drawn within some seconds', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = await open();
  const end = vi.fn<() => void>();
  drawBelow(end);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect([...container.querySelectorAll('section')].map((part) => part.dataset['below'])).toEqual(
    Array(3).fill('drawn'),
  );
  expect(end).toHaveBeenCalledOnce();
});
