// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addToast, toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { ruleOf, styleSheet } from '#storefront/testing/css.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ToastRegion } from './toast-region.tsx';

const CSS = styleSheet('features/toasts/toast-list.module.css');
let drawn: Rendered | undefined;
afterEach(async () => {
  await during(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));
  await drawn?.unmount();
});

test('[TS-01][TS-03][TS-04] a toast shows its type and message, is dismissed by its button and acts by the other', async () => {
  drawn = await render(<ToastRegion />, await testPlatform());
  const { container } = drawn;
  await during(() => addToast({ type: 'error', message: 'It broke', timeout: 0, actionText: 'Undo', onAction: (remove) => remove() }));
  const toast = container.querySelector('li');
  expect([toast?.className.includes('error'), toast?.textContent, toast?.getAttribute('role')]).toEqual([true, 'It brokeUndo', 'alert']);
  await during(() => container.querySelector('button')?.click());
  expect(container.querySelector('li')).toBeNull();
  await during(() => addToast({ type: 'info', message: 'Hello', timeout: 0 }));
  await during(() => container.querySelector<HTMLElement>('button[aria-label="Dismiss"]')?.click());
  expect(container.querySelector('li')).toBeNull();
});

test('[TS-02] toasts stand at the bottom of the screen, on the right of a wide one', () => {
  expect(ruleOf(CSS, '.region')).toMatch(/position: fixed;\s+inset: auto 0 0;/);
  expect(ruleOf(CSS, '.list', '@media (min-width: 768px)')).toContain('justify-items: end');
});

test('[TS-16][MD-16] their layer is 12, that of dialogs 11', () => {
  const tokens = styleSheet('styles/tokens.css');
  expect([tokens.includes('--layer-toast: 12'), tokens.includes('--layer-modal: 11')]).toEqual([true, true]);
  expect(ruleOf(CSS, '.region')).toContain('z-index: var(--layer-toast)');
  expect(ruleOf(styleSheet('ui/dialog/dialog.module.css'), '.dialog')).toContain('z-index: var(--layer-modal)');
});
