// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ruleOf, styleSheet } from '#storefront/testing/css.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { CLOSING_MS, OPENING_MS } from './use-dialog.ts';

const CSS = styleSheet('ui/dialog/dialog.module.css');
let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());

const draw = async (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn<() => void>();
  drawn = await render(<Dialog isOpen onClose={onClose} title="Title" closeLabel="Close" {...props}>text</Dialog>, await testPlatform());
  const dialog = drawn.container.querySelector('dialog');
  if (!dialog) throw new Error('No dialog');
  return { dialog, onClose };
};
const closed = () => during(() => new Promise((resolve) => setTimeout(resolve, CLOSING_MS + 30)));

test('[MD-01][MD-02] the large dialog is 900 by 700px, and fills a screen below 900px', () => {
  expect(ruleOf(CSS, '.large')).toMatch(/width: 900px;\s+height: 700px;/);
  expect(ruleOf(CSS, '.large', '@media (max-width: 899px)')).toMatch(/width: 100%;\s+height: 100%;/);
});

test('[MD-03][MD-04][MD-05] a generic dialog is 640px wide at most, 360px on phones, 90% of the window high', () => {
  expect(ruleOf(CSS, '.dialog')).toContain('width: min(640px,');
  expect(ruleOf(CSS, '.dialog')).toContain('max-height: 90vh');
  expect(ruleOf(CSS, '.dialog:not(.large, .slides, .slidesWide)', '@media (max-width: 639px)')).toContain('width: min(360px,');
});

test('[MD-06][MD-07][MD-08] it slides in from the right below 640px, with two columns below 960px, and not when kept a modal', async () => {
  expect(ruleOf(CSS, '.slides', '@media (max-width: 639px)')).toContain('--shift: 100% 0');
  expect(ruleOf(CSS, '.slidesWide', '@media (max-width: 959px)')).toContain('--shift: 100% 0');
  const classes = async (props: Partial<DialogProps>): Promise<string> => {
    const { dialog } = await draw(props);
    const { className } = dialog;
    await drawn?.unmount();
    return className;
  };
  expect(await classes({})).toMatch(/slides(?!Wide)/);
  expect(await classes({ isTwoColumns: true })).toContain('slidesWide');
  expect(await classes({ isModal: true })).not.toContain('slides');
});

test('[MD-09] it opens in 224 ms and closes in 192 ms', () => {
  expect([OPENING_MS, CLOSING_MS]).toEqual([224, 192]);
  expect(ruleOf(CSS, '.dialog')).toContain('enter 224ms');
  expect(ruleOf(CSS, '.dialog[data-closing]')).toContain('leave 192ms');
});

test('[MD-10][MD-12] Escape closes it, with the closing flag set meanwhile', async () => {
  const { dialog, onClose } = await draw();
  expect(dialog.open).toBe(true);
  await during(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([dialog.dataset['closing'], onClose.mock.calls.length]).toEqual(['true', 0]);
  await closed();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[MD-11] a click on the overlay closes it, one inside does not', async () => {
  const { dialog, onClose } = await draw();
  await during(() => dialog.querySelector('h2')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(dialog.dataset['closing']).toBeUndefined();
  await during(() => dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await closed();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[MD-14] the page does not scroll while a dialog is open', () => {
  expect(ruleOf(styleSheet('styles/base.css'), 'html:has(dialog[open], [data-scroll-lock])')).toContain('overflow: hidden');
});
