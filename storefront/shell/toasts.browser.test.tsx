import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { addToast, toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Layout } from './layout.tsx';

// Measurement of a visit is tested elsewhere.
vi.mock('#storefront/shell/measurement/begin-measurement.ts', () => ({ beginMeasurement: () => () => undefined }));

const Page = () => (
  <div style={{ height: 3000 }}>
    <Dialog isOpen={location.hash === '#dialog'} onClose={() => undefined} title="Above" closeLabel="Close">
      <p>text</p>
    </Dialog>
  </div>
);

/** A page in the app shell, its visit started and its overlays loaded. */
const open = async (width: number): Promise<void> => {
  const context = { platform: await testPlatform(), queryClient: createQueryClient() };
  const router = routerOf(Layout, { address: '/faq', context, views: { renderPage: () => <Page /> } });
  await show(<RouterProvider router={router} />, { width });
  await vi.waitFor(() => expect(document.querySelector('[popover="manual"][role="status"]')).not.toBeNull(), {
    timeout: 10_000,
  });
};

const toast = () => boxOf(page.getByRole('listitem').filter({ hasText: 'Hello' }).element());

beforeEach(async () => {
  localStorage.clear();
  await prefer({ 'prefers-reduced-motion': 'reduce' });
});
afterEach(() => {
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
  history.replaceState(null, '', location.pathname + location.search);
  vi.restoreAllMocks();
});

test('[TS-02] a toast is at the bottom of the window, at the right of a wide one, and across the whole width of a phone', async () => {
  await open(1280);
  addToast({ type: 'info', message: 'Hello', timeout: 0 });
  await expect.poll(() => [toast().right, toast().bottom, toast().width]).toEqual([1280 - 24, 900 - 24, 416]);
  window.scrollTo(0, 1000);
  expect(toast().bottom).toBe(900 - 24);
  await resize(768);
  expect([toast().right, toast().bottom, toast().width]).toEqual([768 - 24, 900 - 24, 416]);
  await resize(390);
  expect([toast().left, toast().right, toast().bottom]).toEqual([16, 390 - 16, 900 - 16]);
});

test('[TS-16] [MD-16] a toast has z-index 12, a modal dialog 11, both in the top layer', async () => {
  history.replaceState(null, '', '#dialog');
  await open(1280);
  await expect.element(page.getByRole('dialog', { name: 'Above' })).toBeVisible();
  addToast({ type: 'info', message: 'Hello', timeout: 0 });
  await expect.element(page.getByText('Hello')).toBeVisible();
  const region = document.querySelector('[popover="manual"][role="status"]') as HTMLElement;
  expect([getComputedStyle(region).zIndex, region.matches(':popover-open')]).toEqual(['12', true]);
  expect(getComputedStyle(page.getByRole('dialog', { name: 'Above' }).element()).zIndex).toBe('11');
});

test('[TS-19] [TS-20] [ER-24] an uncaught error is logged with an id, and shown with id and location until dismissed or for 15 s', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(1280);
  const error = new Error('Broken');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const id = /^\[(\w+)\] /.exec(String(logged.mock.calls.find(([, given]) => given === error)?.[0]))?.[1] ?? 'none';
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toBe(
    `Sorry! An unexpected error occurred. Debug ID: ${id} ${location.pathname}`,
  );
  expect(toastStore.getState().toasts).toMatchObject([{ type: 'error', dismissable: true, timeout: 15_000 }]);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
});

test('[TS-19] an unhandled rejection is reported too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(1280);
  window.dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: new Error('Refused') }),
  );
  await expect
    .element(page.getByRole('alert').getByText(/^Sorry! An unexpected error occurred\. Debug ID: \w+ \//))
    .toBeVisible();
});
