import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#storefront/testing/browser.tsx';
import { layOutBelow } from './lay-out-below.ts';

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
const isLaidOut = (text: Element): boolean => text.checkVisibility({ contentVisibilityAuto: true });

test('content below the first view is not laid out until it comes near, and its space is reserved', async () => {
  const { container } = await open();
  const texts = [...container.querySelectorAll('p')];
  await expect.poll(() => texts.map(isLaidOut)).toEqual([false, false, false]);
  expect(container.querySelector('section')?.getBoundingClientRect().height).toBe(512);
  texts[2]?.scrollIntoView();
  await expect.poll(() => texts.map(isLaidOut)).toContain(true);
  window.scrollTo(0, 0);
});

test('when idle, the browser lays out all parts with their own height, on the following pages too', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const { container } = await open();
  const texts = [...container.querySelectorAll('p')];
  await expect.poll(() => texts.map(isLaidOut)).toEqual([false, false, false]);
  const then = vi.fn<() => void>();
  layOutBelow(then);
  expect(then).not.toHaveBeenCalled();
  idle.shift()?.();
  await expect.poll(() => texts.map(isLaidOut)).toEqual([true, true, true]);
  expect([...container.querySelectorAll('section')].map((part) => part.getBoundingClientRect().height)).toEqual([
    700, 700, 700,
  ]);
  expect(then).toHaveBeenCalledOnce();
  const later = await open();
  await expect.poll(() => [...later.container.querySelectorAll('p')].map(isLaidOut)).toEqual([true, true, true]);
});

test('lays out nothing after being cancelled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', undefined);
  const then = vi.fn<() => void>();
  layOutBelow(then)();
  vi.advanceTimersByTime(5000);
  expect([root.dataset['drawn'], then.mock.calls.length]).toEqual([undefined, 0]);
});

test('in a browser without idle callbacks everything is laid out within a few seconds', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const then = vi.fn<() => void>();
  layOutBelow(then);
  vi.advanceTimersByTime(5000);
  expect([root.dataset['drawn'], then.mock.calls.length]).toEqual(['', 1]);
});
