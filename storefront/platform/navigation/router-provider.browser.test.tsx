import { lazy, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { routerOf } from '../testing/router.tsx';
import { createMemoryHistory } from './history.ts';
import { Outlet } from './outlet.tsx';
import { RouterProvider } from './router-provider.tsx';
import type { Views } from './types.ts';
import { useRouter, useRouterState, useSearch } from './use-router.ts';

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await cleanup();
  window.scrollTo(0, 0);
  vi.restoreAllMocks();
});

const Tall = ({ name, children }: { name: string; children?: ReactNode }) => (
  <article style={{ height: 4000 }}>
    <h1>{name}</h1>
    <div style={{ height: 2000 }}>{children}</div>
    <p id="below">below</p>
  </article>
);
const Root = () => (
  <main>
    <Outlet />
  </main>
);

const open = async (pages: Readonly<Record<string, ReactNode>>, address = '/', views: Partial<Views> = {}) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const routes = Object.entries(pages).map(([path, page]) => ({ path, load: async () => page }));
  const router = routerOf(Root, { history, routes, views });
  await router.load();
  const rendered = await render(<RouterProvider router={router} />);
  const heading = (): string | null | undefined => rendered.container.querySelector('h1')?.textContent;
  const shows = (name: string) => expect.poll(heading).toBe(name);
  return { ...rendered, router, history, heading, shows };
};
/** Distance of the element below the header. */
const topOfBelow = (): number =>
  Math.round(document.getElementById('below')!.getBoundingClientRect().top) -
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0');

test('renders a following page completely, also below the first view, for anchors and scroll positions', async () => {
  const Page = ({ name }: { name: string }) => (
    <Tall name={name}>
      <div style={{ height: 9000 }} />
      <section data-below="">
        <p id="far">far</p>
      </section>
    </Tall>
  );
  const isRendered = (): boolean | undefined =>
    document.getElementById('far')?.checkVisibility({ contentVisibilityAuto: true });
  const { router, shows } = await open({ '/': <Page name="home" />, '/a': <Page key="a" name="a" /> });
  await expect.poll(isRendered).toBe(false);
  await router.navigate('/?page=2');
  expect(isRendered()).toBe(false);
  void router.navigate('/a');
  await shows('a');
  expect(isRendered()).toBe(true);
  delete document.documentElement.dataset['drawn'];
});

test('shows a preview on click, scrolled to the top; later scrolling stays when the page arrives', async () => {
  let response: (page: ReactNode) => void = () => undefined;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const routes = [
    { path: '/', load: async () => <Tall name="home" /> },
    { path: '/a', load: () => new Promise<ReactNode>((resolve) => (response = resolve)) },
  ];
  const views: Partial<Views> = { ahead: () => <Tall name="known" /> };
  const router = routerOf(Root, { history, routes, views });
  await router.load();
  const { container } = await render(<RouterProvider router={router} />);
  const heading = (): string | null | undefined => container.querySelector('h1')?.textContent;
  window.scrollTo(0, 700);
  void router.navigate('/a');
  await expect.poll(() => [heading(), window.scrollY]).toEqual(['known', 0]);
  window.scrollTo(0, 300);
  response(<Tall key="a" name="a" />);
  await expect.poll(() => [heading(), window.scrollY]).toEqual(['a', 300]);
});

test('shows a preview of a cached page scrolled to the top', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const Rendered = ({ name }: { name: string }) => {
    useLayoutEffect(() => () => void seen.push([name, window.scrollY]));
    return <Tall name={name} />;
  };
  const seen: [string, number][] = [];
  const routes = [
    { path: '/', load: async () => <Tall name="home" /> },
    { path: '/a', load: async () => <Tall key="a" name="a" /> },
  ];
  const router = routerOf(Root, { history, routes, views: { ahead: () => <Rendered name="known" /> } });
  await router.load();
  const { container } = await render(<RouterProvider router={router} />);
  await router.preload('/a');
  window.scrollTo(0, 700);
  void router.navigate('/a');
  await expect.poll(() => container.querySelector('h1')?.textContent).toBe('a');
  expect(seen).toEqual([['known', 0]]);
});

test('removes the focus before the focused element is removed, to avoid forced layout', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const left: (string | null | undefined)[] = [];
  const heading = (): string | null | undefined => document.querySelector('main h1')?.textContent;
  const routes = [
    {
      path: '/',
      load: async () => (
        <>
          <h1>home</h1>
          <a href="/a">a</a>
        </>
      ),
    },
    { path: '/a', load: async () => <Tall key="a" name="a" /> },
  ];
  const router = routerOf(Root, { history, routes, views: { ahead: () => <Tall key="known" name="known" /> } });
  await router.load();
  const { container } = await render(<RouterProvider router={router} />);
  const link = container.querySelector('a')!;
  link.focus();
  link.addEventListener('blur', () => left.push(link.isConnected ? heading() : 'nothing'));
  void router.navigate('/a');
  await expect.poll(heading).toBe('a');
  expect(left).toEqual(['home']);
});

test('another page starts at its top, and Back restores the scroll position', async () => {
  const { router, history, shows } = await open({ '/': <Tall name="home" />, '/a': <Tall key="a" name="a" /> });
  window.scrollTo(0, 1200);
  void router.navigate('/a');
  await shows('a');
  await expect.poll(() => window.scrollY).toBe(0);
  window.scrollTo(0, 300);
  history.back();
  await shows('home');
  await expect.poll(() => window.scrollY).toBe(1200);
});

test('a hash scrolls to its target, on this page and on another; without a target another page starts at its top', async () => {
  const { router, shows } = await open({ '/': <Tall name="home" />, '/a': <Tall key="a" name="a" /> });
  await router.changeAddress({ hash: 'below' });
  await expect.poll(topOfBelow).toBe(0);
  window.scrollTo(0, 500);
  await router.changeAddress({ hash: 'sign-in' });
  const rendered = new Promise<unknown>((resolve) => router.onRendered(({ to }) => to.hash === 'below' && resolve(to)));
  await router.changeAddress({ hash: 'below', ignoresHash: true });
  await rendered;
  expect(window.scrollY).toBe(500);
  void router.navigate('/a#below');
  await shows('a');
  await expect.poll(topOfBelow).toBe(0);
  void router.navigate('/#sign-in');
  await shows('home');
  await expect.poll(() => window.scrollY).toBe(0);
});

test('Tab continues from the target of a hash, not from the top of the document', async () => {
  const { router, container } = await open({
    '/': (
      <>
        <button>before</button>
        <Tall name="home" />
        <a href="/a">after</a>
      </>
    ),
  });
  await router.changeAddress({ hash: 'below' });
  await expect.poll(() => document.activeElement?.id).toBe('below');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('after');
  expect(container.querySelector('#below')?.hasAttribute('tabindex')).toBe(false);
});

test('a change in place does not scroll the window', async () => {
  const { router, shows } = await open({ '/': <Tall name="home" />, '/a': <Tall key="a" name="a" /> });
  window.scrollTo(0, 700);
  await router.changeAddress({ search: { page: '2' } });
  expect([router.state.shown.location.href, window.scrollY]).toEqual(['/?page=2', 700]);
  void router.navigate('/a', { keepsScroll: true });
  await shows('a');
  expect(window.scrollY).toBe(700);
});

test('the first page of a document does not override the reader’s scrolling, but restores a saved position', async () => {
  window.scrollTo(0, 0);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = routerOf(Root, { history, routes: [{ path: '/', load: async () => <Tall name="home" /> }] });
  sessionStorage.setItem('TESSERA__scroll', JSON.stringify({ [history.location.key]: 900 }));
  await router.load();
  await render(<RouterProvider router={router} />);
  expect(window.scrollY).toBe(0);
  await cleanup();
  const again = routerOf(Root, { history, routes: [{ path: '/', load: async () => <Tall name="home" /> }] });
  await again.load();
  await render(<RouterProvider router={again} />);
  await expect.poll(() => window.scrollY).toBe(900);
});

test('saves the scroll position when the document is left', async () => {
  const { history } = await open({ '/': <Tall name="home" /> });
  window.scrollTo(0, 640);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect([JSON.parse(sessionStorage.getItem('TESSERA__scroll') ?? ''), window.history.scrollRestoration]).toEqual([
    expect.objectContaining({ [history.location.key]: 640 }),
    'auto',
  ]);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('shows an error instead of a page that cannot be rendered, and tries again with another one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  const views = { Failed: ({ error }: { error: unknown }) => <h1>failed: {(error as Error).message}</h1> };
  const { router, heading, shows } = await open({ '/': <h1>home</h1>, '/broken': <Broken /> }, '/', views);
  void router.navigate('/broken');
  await expect.poll(heading).toBe('failed: broken');
  void router.navigate('/');
  await shows('home');
});

test('[AP-08] shows a mask instead of everything if the shell cannot be rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Root = (): never => {
    throw new Error('no shell');
  };
  const { heading } = await open({ '/': <h1>home</h1> }, '/', {
    Root,
    Mask: ({ error }) => <h1>masked: {(error as Error).message}</h1>,
  });
  await expect.poll(heading).toBe('masked: no shell');
});

test('shows “not found” instead of the page', async () => {
  const { heading } = await open({ '/': <h1>home</h1> }, '/nothing', { NotFound: () => <h1>404</h1> });
  await expect.poll(heading).toBe('404');
});

test('the previous page stays until the code of the next one is loaded', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  const views = { Pending: () => <h1>pending</h1> };
  const { router, heading, shows } = await open({ '/': <h1>home</h1>, '/late': <Late /> }, '/', views);
  await router.navigate('/late');
  await expect.poll(() => arrive.length).toBe(1);
  expect([heading(), router.state.isLoading]).toEqual(['home', true]);
  arrive({ default: () => <h1>late</h1> });
  await shows('late');
  expect(router.state.isLoading).toBe(false);
});

test('a new hash renders components that use the location, but not the page', async () => {
  const count = vi.fn();
  const Counted = () => {
    count();
    return <h1>{String(useSearch()['query'] ?? '')}</h1>;
  };
  const Quiet = () => {
    count();
    return <h1>quiet</h1>;
  };
  const Hash = () => <p>{useRouterState(({ location }) => location.hash)}</p>;
  const Shell = () => (
    <>
      <Hash />
      <Outlet />
    </>
  );
  const { router, container, shows } = await open({ '/': 'quiet', '/search': 'counted' }, '/', {
    Root: Shell,
    renderPage: (page) => (page === 'quiet' ? <Quiet /> : <Counted />),
  });
  const rendered = new Promise<unknown>((resolve) =>
    router.onRendered(({ to }) => to.hash === 'sign-in' && resolve(to)),
  );
  await router.changeAddress({ hash: 'sign-in' });
  await rendered;
  expect(container.querySelector('p')?.textContent).toBe('sign-in');
  expect(count).toHaveBeenCalledTimes(1);
  void router.navigate('/search?query=oak');
  await shows('oak');
});

test('hydrates the server’s markup without changing it', async () => {
  const Button = () => {
    const [pressed, setPressed] = useState(0);
    const router = useRouter();
    return (
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {router.state.location.pathname} {pressed}
      </button>
    );
  };
  const routes = [{ path: '/a', load: async () => <Button /> }];
  const create = (isServer: boolean) => routerOf(Root, { address: '/a', routes, isServer });
  const server = create(true);
  await server.load();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<RouterProvider router={server} />);
  const button = container.querySelector('button')!;
  const client = create(false);
  await client.load();
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, <RouterProvider router={client} />, { onRecoverableError });
  await expect.poll(() => (button.click(), button.textContent)).toMatch(/^\/a [1-9]/);
  expect([container.querySelector('button'), onRecoverableError.mock.calls]).toEqual([button, []]);
  root.unmount();
  container.remove();
});
