// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { during, pass, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

let rendered: Rendered | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
});

const renderView = async (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn<() => void>();
  rendered = await render(
    <Dialog isOpen onClose={onClose} title="Title" closeLabel="Close" {...props}>
      text
    </Dialog>,
    await testPlatform(),
  );
  const dialog = rendered.container.querySelector('dialog');
  if (!dialog) throw new Error('No dialog');
  return { dialog, onClose };
};

test('[MD-10][MD-12] Escape closes the dialog, which sets the closing flag meanwhile', async () => {
  const { dialog, onClose } = await renderView();
  expect(dialog.open).toBe(true);
  await during(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([dialog.dataset['closing'], onClose.mock.calls.length]).toEqual(['true', 0]);
  await pass(191);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[MD-11] a click on the overlay closes the dialog, a click inside does not', async () => {
  const { dialog, onClose } = await renderView();
  await during(() => dialog.querySelector('h2')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(dialog.dataset['closing']).toBeUndefined();
  await during(() => dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await pass(192);
  expect(onClose).toHaveBeenCalledTimes(1);
});
