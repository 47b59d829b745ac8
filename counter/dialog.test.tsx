// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { render, settle } from './testing/render.tsx';

let rendered: Awaited<ReturnType<typeof render>>;
beforeEach(() => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: fine)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered.unmount();
});

const page = (isOpen: boolean, hasButton: boolean) => (
  <>
    {hasButton && <button type="button">Open</button>}
    {isOpen && (
      <Dialog open>
        <input type="checkbox" />
        <input name="first" />
        <input name="second" />
      </Dialog>
    )}
  </>
);

test('a dialog begins in its first text field, and leaves the focus in the page when its button disappeared', async () => {
  rendered = await render(page(false, true));
  document.querySelector('button')?.focus();
  await rendered.show(page(true, true));
  await settle();
  expect(document.activeElement?.getAttribute('name')).toBe('first');
  await rendered.show(page(false, false));
  await settle();
  expect(document.activeElement?.id).toBe('main-content');
});

test('after a dialog the focus returns to its button', async () => {
  rendered = await render(page(false, true));
  document.querySelector('button')?.focus();
  await rendered.show(page(true, true));
  await settle();
  await rendered.show(page(false, true));
  await settle();
  expect(document.activeElement?.textContent).toBe('Open');
});
