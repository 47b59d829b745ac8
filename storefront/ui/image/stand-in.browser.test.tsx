import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { Image } from './image.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

/** A single-colour picture of the requested width. */
const picture = (width: number): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
  canvas.getContext('2d')?.fillRect(0, 0, width, width);
  return canvas.toDataURL();
};

test('shows an already loaded size of a picture behind it while it is loading, and nothing for an unseen picture', async () => {
  const source = picture(8);
  const small = await render(<Image resource={source} alt="card" />);
  const of = (alt: string): HTMLImageElement => document.querySelector<HTMLImageElement>(`img[alt='${alt}']`)!;
  const behind = (alt: string): string => of(alt).parentElement!.style.background;
  await expect.poll(() => of('card').complete).toBe(true);
  expect(behind('card')).toBe('');
  await expect.poll(() => of('card').parentElement?.dataset['state']).toBe('loaded');
  await small.unmount();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const hold = (event: Event): void => event.stopImmediatePropagation();
  document.addEventListener('load', hold, true);
  await render(<Image resource={source} alt="page" />);
  expect(behind('page')).toContain(source);
  document.removeEventListener('load', hold, true);
  of('page').dispatchEvent(new Event('load'));
  expect(behind('page')).toBe('');
  await render(<Image resource={picture(9)} alt="other" />);
  expect(behind('other')).toBe('');
});

test('[IM-08] before or without scripts, the shop’s placeholder covers the browser’s broken-image icon', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Image resource="data:image/webp;base64,AAAA" alt="Oak" width={300} />);
  const image = page.querySelector('img') as HTMLImageElement;
  await expect.poll(() => image.complete).toBe(true);
  const sign = getComputedStyle(image, '::after');
  expect([image.parentElement?.dataset['state'], sign.position, sign.backgroundImage.includes('svg')]).toEqual([
    'loading',
    'absolute',
    true,
  ]);
  expect(sign.width).toBe(`${image.parentElement?.clientWidth}px`);
  page.remove();
});
