// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { CmsBlockGroup } from '#storefront/features/page-builder/cms-block-group.tsx';
import { watchConnection } from '#storefront/platform/connectivity/watch-connection.ts';
import {
  ERROR_SHOWN_MS,
  reportUnexpected,
  watchUnexpected,
} from '#storefront/platform/connectivity/unexpected-errors.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { useOpenModal } from '#storefront/platform/page/use-hash.ts';
import { appStore, markErrorHandled } from '#storefront/platform/app-state/app-state.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import {
  during,
  eventually,
  render,
  testPlatform,
  type Responses,
  type Rendered,
} from '#storefront/testing/render.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { ErrorPage } from './errors/error-page.tsx';
import { MaskedState } from './errors/masked-state.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { views } from './views.tsx';
import { HashModals } from '#storefront/shell/hash-modals.tsx';

let rendered: Rendered | undefined;
let beacon: MockInstance<Navigator['sendBeacon']>;
beforeEach(() => {
  beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});
afterEach(async () => {
  await during(() => toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id)));
  await rendered?.unmount();
  vi.restoreAllMocks();
});

const renderView = async (
  component: () => ReactNode,
  { address = '/', code = 'CA_EN' as 'CA_EN' | 'CA_FR', replies = {} as Responses } = {},
): Promise<HTMLElement> => {
  const router = routerOf(() => component(), { address });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, await testPlatform(code, replies));
  return rendered.container;
};
const toasts = () =>
  toastStore.getState().toasts.map(({ message, timeout, dismissable }) => ({ message, timeout, dismissable }));

test('[NF-01][NF-02][NF-03] the not-found page shows its code, its texts and links to the home page and to customer service', async () => {
  const container = await renderView(NotFoundPage);
  expect(container.textContent).toContain("404Something went wrongMaybe the page doesn't exist");
  expect(container.textContent?.toLowerCase()).toContain("the page you were hoping to find doesn't exist");
  const linksOf = (page: Element) =>
    [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf(container)).toEqual([
    ['Go to homepage', '/'],
    ['Contact us', '/contact-us'],
  ]);
  await rendered?.unmount();
  expect(linksOf(await renderView(NotFoundPage, { code: 'CA_FR' }))).toEqual([
    ['Aller à l’accueil', '/CA_FR'],
    ['Nous joindre', '/CA_FR/contact-us'],
  ]);
});

test('[NF-04] a page that fails is replaced by the error page, which says “Something went wrong”, within the shop’s layout', async () => {
  const container = await renderView(ErrorPage);
  expect(container.querySelector('[role="alert"] h1')?.textContent).toBe('Something went wrong');
});

test('[TS-17][TS-18] losing and regaining the connection each show a message for three seconds', async () => {
  const stop = watchConnection(translateWith(await testPlatform()));
  await during(() => window.dispatchEvent(new Event('offline')));
  await during(() => window.dispatchEvent(new Event('online')));
  stop();
  expect(toasts()).toEqual([
    { message: 'You are offline. Some features may be unavailable.', timeout: 3000, dismissable: true },
    { message: 'You are online.', timeout: 3000, dismissable: true },
  ]);
});

test('[TS-19][TS-20][ER-24] an uncaught error is logged with an id, which is shown for 15 seconds', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const t = translateWith(await testPlatform());
  const fault = new Error('secret');
  reportUnexpected(fault, '/cart', t, 'abc123');
  expect(beacon).toHaveBeenCalledWith('/security/page-errors', expect.stringMatching(/^{"id":"abc123","name":"Error"/));
  expect(String(beacon.mock.calls[0]?.[1])).not.toContain('secret');
  expect(log).toHaveBeenCalledWith('[abc123] /cart', fault);
  expect(toasts()).toEqual([
    {
      message: 'Sorry! An unexpected error occurred. Debug ID: abc123 /cart',
      timeout: ERROR_SHOWN_MS,
      dismissable: true,
    },
  ]);
  expect(ERROR_SHOWN_MS).toBe(15_000);
});

test('[AP-07] uncaught errors and rejections are collected, and can be marked as handled', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = watchUnexpected(translateWith(await testPlatform()));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }));
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('y') }));
  expect(toasts()).toHaveLength(2);
  const unhandled = (): unknown[] =>
    appStore.getState().unhandledErrors.map(({ error, place }) => [String(error), place]);
  expect(unhandled().slice(-2)).toEqual([
    ['Error: x', location.pathname],
    ['Error: y', location.pathname],
  ]);
  markErrorHandled(appStore.getState().unhandledErrors.at(-1)?.id ?? '');
  expect(unhandled().slice(-1)).toEqual([['Error: x', location.pathname]]);
  const { toasts: shown } = toastStore.getState();
  toastStore.dismiss(
    shown.find(({ message }) => message.includes(appStore.getState().unhandledErrors.at(-1)?.id ?? '-'))?.id ?? 0,
  );
  expect(unhandled()).not.toContainEqual(['Error: x', location.pathname]);
  stop();
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('z') }));
  expect(toasts()).toHaveLength(1);
});

test('[AP-08][AP-09] if the shop cannot be rendered, a mask covers it, names the error and reloads when dismissed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  const rendered = await render(<MaskedState error={new Error('x')} reload={reload} />, await testPlatform());
  const mask = rendered.container.querySelector('dialog');
  await vi.waitFor(() => expect(mask?.textContent).toMatch(/Something went wrong.*Debug ID: \w+ \//));
  await during(() => mask?.querySelector('button')?.click());
  await during(() => mask?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(reload).toHaveBeenCalledTimes(2);
  expect(views.Mask).toBe(MaskedState);
  await rendered.unmount();
});

test('[HL-01][HL-02][HL-03][HL-06] the hash of a content block opens a dialog with that block', async () => {
  for (const [name, title] of [
    ['privacy-policy', 'Privacy policy'],
    ['terms-and-conditions', 'Terms and conditions'],
    ['gems-of-the-earth', 'Gems of the earth'],
  ] as const) {
    const responses = { cmsBlocks: { cmsBlocks: { items: [{ identifier: name, content: `<p>about ${name}</p>` }] } } };
    const container = await renderView(HashModals, { address: `/#${name}`, replies: responses });
    await eventually(() => container.querySelector('dialog')?.textContent?.includes(`about ${name}`));
    expect(container.querySelector('dialog h2')?.textContent).toBe(title);
    await rendered?.unmount();
  }
});

test('[HL-07] the search parameter modal:open opens a dialog like a hash', async () => {
  const container = await renderView(
    function Name() {
      return <p>{useOpenModal().name}</p>;
    },
    { address: '/?modal:open=privacy-policy' },
  );
  expect(container.textContent).toBe('privacy-policy');
});

test('the hash of an element of the page opens no dialog', async () => {
  const container = await renderView(
    function Page() {
      return (
        <>
          <section id="privacy-policy" />
          <HashModals />
        </>
      );
    },
    { address: '/#privacy-policy' },
  );
  expect(container.querySelector('dialog')).toBeNull();
});

test('[ER-08][ER-09] a block group shows its blocks, the shop’s error, a lost connection, or that it is empty', async () => {
  const group = () => <CmsBlockGroup identifiers={['a']} composition={pageComposition} />;
  const responses = (items: unknown[]) => ({ replies: { cmsBlocks: { cmsBlocks: { items } } } });
  expect((await renderView(group, responses([{ identifier: 'a', content: '<p>Text</p>' }]))).innerHTML).toContain(
    '<p>Text</p>',
  );
  await rendered?.unmount();
  expect((await renderView(group, responses([null]))).textContent).toBe('There are no blocks to display');
  await rendered?.unmount();
  expect((await renderView(group)).textContent).toBe('No answer to cmsBlocks');
  await rendered?.unmount();
  expect(
    (await renderView(group, { code: 'CA_FR', replies: { cmsBlocks: new TypeError('Failed to fetch') } })).textContent,
  ).toBe('Cette partie de la page n’a pas pu être chargée.');
});

test('[HL-03] Page Builder content in a block is rendered as on a page, with unsupported parts omitted', async () => {
  const heading = '<h2 data-content-type="heading" data-appearance="default" data-element="main">Privacy</h2>';
  const content = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">${heading}<div data-content-type="unknown">Gone</div></div></div>`;
  const container = await renderView(() => <CmsBlockGroup identifiers={['a']} composition={pageComposition} />, {
    replies: { cmsBlocks: { cmsBlocks: { items: [{ identifier: 'a', content }] } } },
  });
  expect(container.querySelector('h2')?.textContent).toBe('Privacy');
  expect(container.textContent).not.toContain('Gone');
});

test('[SC-03] [SC-04] a group shows its blocks in a column, and a skeleton until they are loaded', async () => {
  const items = [
    { identifier: 'b', content: '<p>Second</p>' },
    { identifier: 'a', content: '<p>First</p>' },
  ];
  const container = await renderView(
    () => <CmsBlockGroup identifiers={['a', 'gone', 'b']} composition={pageComposition} />,
    {
      replies: { cmsBlocks: { cmsBlocks: { items } } },
    },
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  await rendered?.unmount();
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Skeleton className="block" />)).toMatch(/class="[^"]*skeleton[^"]*"/);
});
