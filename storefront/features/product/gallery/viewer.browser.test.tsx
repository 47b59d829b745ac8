import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import type { Picture } from '../model/product.ts';
import Viewer from './viewer.tsx';

/** A drawing of 1600 by 1000 pixels, because no server serves the shop's files here. */
const drawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${color}"/></svg>`,
  )}`;
const pictures: Picture[] = ['red', 'green', 'blue'].map((color) => ({
  url: drawing(color),
  label: `A ${color} slab`,
}));

const renderView = async (width = 1280, given = pictures) => {
  const onClose = vi.fn<() => void>();
  const onShow = vi.fn<(index: number) => void>();
  const shown = await show(<Viewer name="Slab" pictures={given} first={0} onShow={onShow} onClose={onClose} />, {
    width,
    height: 800,
  });
  return { ...shown, onClose, onShow };
};

const dialog = page.getByRole('dialog', { name: 'Photos of Slab' });
const statusText = (): string | null => page.getByRole('status').element().textContent;
const large = (): HTMLImageElement => dialog.element().querySelector('[data-state] > img') as HTMLImageElement;
const scale = (): number => new DOMMatrix(large().style.transform).a;

test('fills the screen and shows the whole picture at every width', async () => {
  for (const width of [390, 1920]) {
    await renderView(width);
    expect(boxOf(dialog.element())).toMatchObject({ x: 0, y: 0, width, height: 800 });
    expect(getComputedStyle(large()).objectFit).toBe('contain');
    await expect.poll(() => large().naturalWidth).toBe(1600);
    expect(boxOf(large()).bottom).toBeLessThan(800);
  }
});

test('arrows, Home, End and thumbnails change the picture, and its position is announced', async () => {
  const { onShow } = await renderView();
  await expect.poll(statusText).toContain('Photo 1 of 3: A red slab');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(statusText).toContain('Photo 2 of 3: A green slab');
  await userEvent.keyboard('{End}');
  await expect.poll(statusText).toContain('Photo 3 of 3: A blue slab');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Home}');
  await page.getByRole('button', { name: 'Show photo 2 of 3' }).click();
  await expect.element(large()).toHaveAttribute('alt', 'A green slab');
  expect(onShow.mock.calls.flat()).toEqual([1, 2, 0, 1]);
});

test('keys, buttons, wheel and double press zoom up to the size of the source, and the scale is announced', async () => {
  await renderView(390);
  await expect.poll(() => large().naturalWidth).toBe(1600);
  await userEvent.keyboard('+');
  await expect.poll(statusText).toContain('Enlarged to 160%');
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard('+');
  expect(scale()).toBeCloseTo(1600 / 390, 1);
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect(scale()).toBe(1);
  large().dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true }));
  expect(scale()).toBeGreaterThan(1.5);
  await userEvent.keyboard('0');
  await userEvent.dblClick(large());
  expect(scale()).toBe(2.5);
});

const touch = (type: string, pointerId: number, clientX: number, clientY = 300): boolean =>
  large().dispatchEvent(
    new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, isPrimary: pointerId === 1 }),
  );

test('a swipe shows the next picture, two fingers zoom, and a drag then pans', async () => {
  await renderView(390);
  Element.prototype.setPointerCapture = () => undefined;
  await expect.poll(() => large().naturalWidth).toBe(1600);
  touch('pointerdown', 1, 300);
  touch('pointermove', 1, 200);
  touch('pointerup', 1, 200);
  await expect.poll(statusText).toContain('Photo 2 of 3');
  await expect.poll(() => large().naturalWidth).toBe(1600);
  touch('pointerdown', 1, 180);
  touch('pointerdown', 2, 220);
  touch('pointermove', 2, 280);
  touch('pointerup', 2, 280);
  touch('pointerup', 1, 180);
  expect(scale()).toBeCloseTo(2.5, 5);
  const before = new DOMMatrix(large().style.transform).e;
  touch('pointerdown', 1, 200);
  touch('pointermove', 1, 160);
  touch('pointerup', 1, 160);
  expect(new DOMMatrix(large().style.transform).e).toBe(before - 40);
  await expect.poll(statusText).toContain('Photo 2 of 3');
});

test('Escape, the button and Back close it without leaving the page', async () => {
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close the photos' }).click(),
    undefined,
  ]) {
    const { onClose, router } = await renderView();
    await expect.poll(() => router.history.location.hash).toBe('#photos');
    if (close) await close();
    else router.history.back();
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
    expect(router.history.location).toMatchObject({ pathname: '/', hash: '' });
  }
});

test('[IM-08] a broken picture is replaced by the shop’s placeholder', async () => {
  await renderView(1280, [{ url: 'data:image/webp;base64,AAAA', label: 'Broken' }]);
  await expect.poll(() => large().parentElement?.dataset['state']).toBe('errored');
  expect(getComputedStyle(large()).opacity).toBe('0');
  expect(getComputedStyle(large().parentElement as Element, '::after').backgroundImage).toContain('svg');
});
