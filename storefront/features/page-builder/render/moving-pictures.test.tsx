// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWindow } from '#storefront/testing/near-window.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { Background, RowNode, VideoBackground, VideoNode } from '../page-tree.ts';
import { Backdrop } from './backdrop.tsx';
import VideoView from './video-view.tsx';

let rendered: Rendered | undefined;
let near: ReturnType<typeof watchWindow>;
let idle: (() => void)[];
const rest = () => during(() => idle.splice(0).forEach((work) => work()));
beforeEach(() => {
  near = watchWindow();
  idle = [];
  document.documentElement.dataset['drawn'] = '';
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
  vi.unstubAllGlobals();
});

const FILM: VideoBackground = { src: '/media/a.mp4', isLooped: true, isOnlyVisible: true, isLazy: true };
const behind = async (background: Partial<Background>): Promise<HTMLElement> => {
  const full: Background = { desktop: { src: '/media/a.jpg', alt: '' }, fit: 'cover', ...background };
  const owner: RowNode = { contentType: 'row', appearance: 'full-bleed', children: [], background: full };
  rendered = await render(<Backdrop background={full} owner={owner} />, await testPlatform());
  return rendered.container;
};
const film = (container: HTMLElement) => container.querySelector('video');
const fire = (container: HTMLElement, name: string) => during(() => film(container)?.dispatchEvent(new Event(name)));

test('a background video starts near the viewport, muted, with a pause button', async () => {
  const container = await behind({ video: FILM });
  await eventually(() => near.watches.size > 0);
  expect(film(container)).toBeNull();
  await during(near.comeNear);
  expect(film(container)).toBeNull();
  await rest();
  expect(film(container)).toMatchObject({ muted: true, loop: true, autoplay: true });
  expect(container.querySelector('button')).toBeNull();
  await fire(container, 'playing');
  await during(() => container.querySelector<HTMLElement>('[aria-label="Pause the background video"]')?.click());
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  await during(() => container.querySelector<HTMLElement>('[aria-label="Play the background video"]')?.click());
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
});

test('delays a video on the first page by three seconds', async () => {
  delete document.documentElement.dataset['drawn'];
  const container = await behind({ video: FILM });
  await eventually(() => near.watches.size > 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await during(near.comeNear);
  await during(() => void vi.advanceTimersByTime(2900));
  await rest();
  expect(film(container)).toBeNull();
  await during(() => void vi.advanceTimersByTime(200));
  vi.useRealTimers();
  await rest();
  expect(film(container)).not.toBeNull();
});

test('[PB-25] replaces a failed video with the default picture', async () => {
  const container = await behind({ video: FILM });
  await eventually(() => near.watches.size > 0);
  await during(near.comeNear);
  await rest();
  await fire(container, 'playing');
  expect(container.querySelector('[data-state="playing"]')).not.toBeNull();
  await fire(container, 'error');
  expect([film(container), container.querySelector('button')]).toEqual([null, null]);
  expect(container.querySelector('picture img')?.getAttribute('src')).toContain('/media/a.jpg');
  expect(container.querySelector('[data-state="failed"]')).not.toBeNull();
});

test('shows only the picture with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
  );
  const container = await behind({ video: { ...FILM, isLazy: false } });
  await during(near.comeNear);
  await rest();
  expect(film(container)).toBeNull();
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'a connection with %j gets the picture only',
  async (given) => {
    vi.stubGlobal('navigator', { connection: given });
    const container = await behind({ video: { ...FILM, isLazy: false } });
    await rest();
    expect(film(container)).toBeNull();
  },
);

test('pauses a video outside the viewport if configured', async () => {
  const container = await behind({ video: { ...FILM, isLazy: false } });
  await eventually(() => idle.length > 0);
  await rest();
  await fire(container, 'playing');
  await during(near.goAway);
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
});

test('a parallax background has the class of its speed', async () => {
  const container = await behind({ parallaxClass: 'pb-x' });
  expect(container.querySelector('picture')?.className).toMatch(/_parallax_\S+ pb-x/);
});

test('[PB-24] preserves the size without parallax', async () => {
  expect((await behind({})).querySelector('picture')?.className).not.toMatch(/parallax/);
});

const video = async (settings: Partial<VideoNode>): Promise<HTMLElement> => {
  const node: VideoNode = {
    contentType: 'video',
    appearance: 'default',
    children: [],
    title: 'The yard',
    isAutoplay: false,
    isMuted: false,
    ...settings,
  };
  rendered = await render(<VideoView node={node} />, await testPlatform('CA_FR'));
  return rendered.container;
};

test('[PB-10] loads a video of another site only on request', async () => {
  const container = await video({
    video: {
      kind: 'hosted',
      host: 'YouTube',
      player: 'https://www.youtube-nocookie.com/embed/x',
      page: 'https://www.youtube.com/watch?v=x',
    },
  });
  const link = container.querySelector('a');
  expect([container.querySelector('iframe'), link?.getAttribute('href')]).toEqual([
    null,
    'https://www.youtube.com/watch?v=x',
  ]);
  expect(link?.getAttribute('aria-label')).toBe('Lire la vidéo\u00a0: The yard (Lecture à partir de YouTube)');
  await during(() => link?.click());
  expect(container.querySelector('iframe')).toMatchObject({
    src: 'https://www.youtube-nocookie.com/embed/x',
    title: 'The yard',
  });
});

test('[PB-10] plays a video of the shop with controls and captions', async () => {
  const container = await video({
    video: {
      kind: 'file',
      src: '/media/a.mp4',
      poster: '/media/a.jpg',
      captions: [{ src: '/media/a.vtt', language: 'fr', label: 'Français' }],
    },
  });
  expect([film(container)?.controls, film(container)?.getAttribute('poster')]).toEqual([true, '/media/a.jpg']);
  expect(container.querySelector('track')?.getAttribute('src')).toBe('/media/a.vtt');
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
});

test('renders nothing for a video without a source', async () => {
  expect((await video({})).innerHTML).toBe('');
});
