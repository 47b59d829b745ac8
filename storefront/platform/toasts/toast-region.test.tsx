// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addToast, toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ToastRegion } from './toast-region.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await during(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));
  await rendered?.unmount();
});

test('[TS-01][TS-03][TS-04] a toast shows its type and message, and has buttons for dismissal and its action', async () => {
  rendered = await render(<ToastRegion />, await testPlatform());
  const container = document.body;
  await during(() =>
    addToast({ type: 'error', message: 'It broke', timeout: 0, actionText: 'Undo', onAction: (remove) => remove() }),
  );
  const toast = container.querySelector('li');
  expect([toast?.className.includes('error'), toast?.textContent, toast?.getAttribute('role')]).toEqual([
    true,
    'It brokeUndo',
    'alert',
  ]);
  await during(() => container.querySelector('button')?.click());
  expect(container.querySelector('li')).toBeNull();
  await during(() => addToast({ type: 'info', message: 'Hello', timeout: 0 }));
  await during(() => container.querySelector<HTMLElement>('button[aria-label="Dismiss"]')?.click());
  expect(container.querySelector('li')).toBeNull();
});
