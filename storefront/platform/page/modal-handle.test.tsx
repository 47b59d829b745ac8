// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { afterEach, expect, test } from 'vitest';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { modalDetail, openModal } from './modal-handle.ts';
import { useOpenModal } from './use-hash.ts';

const Probe = () => {
  const { name, close } = useOpenModal();
  return (
    <button type="button" onClick={close}>
      {name ?? 'nothing'}
    </button>
  );
};

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const renderView = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = routerOf(Probe, { history });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, await testPlatform());
  return { button: rendered.container.querySelector('button') as HTMLElement, history };
};

test('[TO-01] Track My Order can be opened by openModal, with an initial number and without changing the URL', async () => {
  const { button, history } = await renderView('/cart');
  expect(button.textContent).toBe('nothing');
  await during(() => openModal('track-my-order', '123456789'));
  expect([button.textContent, modalDetail(), history.location.href]).toEqual(['track-my-order', '123456789', '/cart']);
  await during(() => button.click());
  expect([button.textContent, modalDetail()]).toEqual(['nothing', undefined]);
});

test('[TO-02][HL-05] the hash opens the dialog, and closing clears the hash', async () => {
  const { button, history } = await renderView('/?query=a#track-my-order');
  expect(button.textContent).toBe('track-my-order');
  await during(() => button.click());
  expect([button.textContent, history.location.href]).toEqual(['nothing', '/?query=a']);
});
