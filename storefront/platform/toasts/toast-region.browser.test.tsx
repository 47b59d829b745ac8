import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addToast, toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { prefer, show } from '#storefront/testing/browser.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));

const shop = (isOpen: boolean) => (
  <>
    <Dialog isOpen={isOpen} onClose={() => undefined} title="Above" closeLabel="Close">
      <p>text</p>
    </Dialog>
    <ToastRegion />
  </>
);
const dismiss = (message: string) =>
  page.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Dismiss' });
const shown = () => page.getByRole('listitem').elements().length;

test('[TS-16] a toast shown over an open dialog can be dismissed, and the dialog stays open', async () => {
  await show(shop(true));
  addToast({ type: 'info', message: 'Hello', timeout: 0 });
  await dismiss('Hello').click();
  await expect.poll(shown).toBe(0);
  await expect.element(page.getByRole('dialog', { name: 'Above' })).toBeVisible();
});

test('[TS-16] a toast shown before the dialog opened can be dismissed too, or stays after the dialog closes', async () => {
  const { rerender } = await show(shop(false));
  addToast({ type: 'info', message: 'First', timeout: 0 });
  addToast({ type: 'info', message: 'Second', timeout: 0 });
  await expect.element(dismiss('First')).toBeVisible();
  await rerender(shop(true));
  await dismiss('First').click();
  await expect.poll(shown).toBe(1);
  await rerender(shop(false));
  await expect.element(dismiss('Second')).toBeVisible();
  await dismiss('Second').click();
  await expect.poll(shown).toBe(0);
});
