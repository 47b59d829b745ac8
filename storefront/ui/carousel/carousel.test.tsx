// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWindow } from '#storefront/testing/near-window.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { CarouselSettings } from './carousel-settings.ts';
import { needsEngine } from './carousel-settings.ts';
import { Carousel } from './carousel.tsx';
import { engineOptions } from './engine.ts';

const { embla, started } = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  const engine = {
    selected: 0,
    count: 3,
    loop: false,
    on: () => engine,
    selectedScrollSnap: () => engine.selected,
    scrollSnapList: () => Array.from({ length: engine.count }, (_, index) => index),
    canScrollPrev: () => engine.loop || engine.selected > 0,
    canScrollNext: () => engine.loop || engine.selected < engine.count - 1,
    scrollTo: (index: number) => {
      engine.selected = index;
      listeners.forEach((listener) => listener());
    },
    scrollNext: () => engine.scrollTo((engine.selected + 1) % engine.count),
    scrollPrev: () => engine.scrollTo((engine.selected + engine.count - 1) % engine.count),
    destroy: () => listeners.splice(0),
  };
  engine.on = (...[, listener]: unknown[]) => {
    if (!listeners.includes(listener as () => void)) listeners.push(listener as () => void);
    return engine;
  };
  const calls: { options: Record<string, unknown>; plugins: { name: string }[] }[] = [];
  return { embla: engine, started: calls };
});
vi.mock('embla-carousel', () => ({
  default: (_root: HTMLElement, options: Record<string, unknown>, plugins: { name: string }[]) => {
    embla.loop = options['loop'] === true;
    embla.selected = 0;
    started.push({ options, plugins });
    return embla;
  },
}));

const PLAIN: CarouselSettings = {
  isAutoplay: false,
  autoplaySpeed: 4000,
  isInfinite: false,
  isFade: false,
  hasArrows: false,
  hasDots: false,
  mode: 'default',
};
const WORDS = {
  carousel: 'carousel',
  slide: 'slide',
  position: (number: number, count: number) => `Slide ${number} of ${count}`,
  show: (number: number) => `Show ${number}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

let rendered: Rendered | undefined;
let near: ReturnType<typeof watchWindow>;
beforeEach(() => {
  near = watchWindow();
  started.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rendered?.unmount();
});

const renderView = async (settings: Partial<CarouselSettings>, isNear = true): Promise<HTMLElement> => {
  const slides = ['one', 'two', 'three'].map((text) => (
    <a key={text} href={`/${text}`}>
      {text}
    </a>
  ));
  rendered = await render(
    <Carousel label="Slabs" words={WORDS} settings={{ ...PLAIN, ...settings }}>
      {slides}
    </Carousel>,
    await testPlatform(),
  );
  if (isNear) await during(near.comeNear);
  await during(() => vi.dynamicImportSettled());
  return rendered.container;
};
const button = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
const usable = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    .filter(({ inert }) => !inert)
    .map(({ textContent }) => textContent);

test('slides form a labelled carousel, and the carousel library loads only near the viewport', async () => {
  const container = await renderView({ hasDots: true }, false);
  expect(started).toHaveLength(0);
  expect(container.querySelector('section')?.getAttribute('aria-roledescription')).toBe('carousel');
  expect(container.querySelector('[aria-label="Slide 2 of 3"]')?.textContent).toBe('two');
  expect(container.querySelector<HTMLElement>('[role="group"][aria-label="Slabs"]')?.tabIndex).toBe(0);
  await during(near.comeNear);
  await during(() => vi.dynamicImportSettled());
  expect(started).toHaveLength(1);
});

test('plain arrows scroll natively, without the library', async () => {
  expect([needsEngine({ ...PLAIN, hasArrows: true }), needsEngine({ ...PLAIN, isFade: true })]).toEqual([false, true]);
  const container = await renderView({ hasArrows: true });
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined);
  await during(() => button(container, 'Next')?.click());
  expect([started.length, scroll.mock.calls.length]).toEqual([0, 1]);
});

test('[PB-15] shows arrows and dots according to the settings, and they move to the slides', async () => {
  const bare = await renderView({ isInfinite: true });
  expect(bare.querySelectorAll('button')).toHaveLength(0);
  await rendered?.unmount();
  const container = await renderView({ hasArrows: true, hasDots: true });
  expect(button(container, 'Previous')?.getAttribute('aria-disabled')).toBe('true');
  await during(() => button(container, 'Next')?.click());
  expect(usable(container)).toEqual(['two']);
  expect(container.querySelector('[role="status"]')?.textContent).toBe('Slide 2 of 3');
  await during(() => button(container, 'Show 3')?.click());
  expect(usable(container)).toEqual(['three']);
  expect(button(container, 'Show 3')?.getAttribute('aria-current')).toBe('true');
});

test('[PB-14] autoplay advances at its speed, wraps around at the end, and stops by the button', async () => {
  const container = await renderView({ isAutoplay: true, autoplaySpeed: 2000 }, false);
  vi.useFakeTimers();
  await during2(near.comeNear);
  await vi.waitFor(() => expect(started).toHaveLength(1));
  await during2(() => vi.advanceTimersByTimeAsync(10));
  const pass = (ms: number) => during2(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1900);
  expect(usable(container)).toEqual(['one']);
  await pass(200);
  expect(usable(container)).toEqual(['two']);
  await pass(4000);
  expect(usable(container)).toEqual(['one']);
  await during2(() => button(container, 'Pause')?.click());
  await pass(9000);
  expect(usable(container)).toEqual(['one']);
  expect(button(container, 'Play')).not.toBeNull();
});

test('[PB-14] does not move while focused, or for visitors who prefer reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
  );
  const calm = await renderView({ isAutoplay: true });
  expect(button(calm, 'Play')).not.toBeNull();
  await rendered?.unmount();
  vi.restoreAllMocks();
  const container = await renderView({ isAutoplay: true, autoplaySpeed: 1000 }, false);
  vi.useFakeTimers();
  await during2(near.comeNear);
  await vi.waitFor(() => expect(started).toHaveLength(2));
  container.querySelector('a')?.focus();
  await during2(() => vi.advanceTimersByTimeAsync(1300));
  expect(usable(container)).toEqual(['one']);
});

test('[PB-16] infinite wraps around, and fade shows one slide at a time with the fading plugin', async () => {
  expect(engineOptions({ ...PLAIN, isInfinite: true }, 0).loop).toBe(true);
  expect(engineOptions(PLAIN, 2)).toMatchObject({ loop: false, startIndex: 2 });
  const container = await renderView({ isFade: true, hasArrows: true, isInfinite: true });
  expect(started[0]?.plugins.map(({ name }) => name)).toEqual(['fade']);
  expect(container.querySelector('section')?.className).toMatch(/_fade_/);
  await during(() => button(container, 'Previous')?.click());
  expect(usable(container)).toEqual(['three']);
});

test('[PB-17] a continuous carousel centres its slides and shows part of their neighbours', async () => {
  expect(engineOptions({ ...PLAIN, mode: 'continuous' }, 0)).toMatchObject({ align: 'center', containScroll: false });
  const container = await renderView({ mode: 'continuous' });
  expect(container.querySelector('section')?.className).toMatch(/_continuous_/);
  expect(usable(container)).toEqual(['one', 'two', 'three']);
});

/** As `during`, with fake timers. */
async function during2(work: () => unknown): Promise<void> {
  const { act } = await import('react');
  await act(async () => {
    await work();
  });
}
