// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { routerOf } from '../testing/router.tsx';
import { createMemoryHistory } from './history.ts';
import { notFound, redirect } from './signals.ts';
import type { Route, Shown, Views } from './types.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A visit whose pages load when the test releases them. `render` marks a page as rendered. */
const visit = async (address: string, extra: readonly Route[] = [], prefix = '', views: Partial<Views> = {}) => {
  const waiting = new Map<string, { response: (page: unknown) => void; fail: (error: unknown) => void }>();
  const requested: unknown[] = [];
  const matched: Route = {
    path: '$',
    load: ({ params, search }) => {
      requested.push([params['path'], search]);
      return new Promise((response, fail) => waiting.set(params['path'] ?? '', { response, fail }));
    },
  };
  const known: Route = { path: '/', load: async () => 'home' };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = routerOf(() => null, { history, routes: [known, ...extra, matched], prefix, views });
  await router.load();
  const view: unknown[] = [];
  const rendered: unknown[] = [];
  router.onRendered(({ from, to }) => rendered.push([from?.href, to.href]));
  const stop = router.start((shown: Shown) => {
    view.push(shown.status === 'page' ? shown.page : (shown.ahead ?? shown.status));
    router.rendered(shown);
  });
  router.rendered(router.state.shown);
  return { router, history, waiting, requested, view, rendered, stop };
};
const shownAt = ({ state }: ReturnType<typeof routerOf>) => [state.shown.location.href, state.shown.page];

test('the URL changes at once, and the page after loading; loading ends when the page is rendered', async () => {
  const { router, history, waiting, rendered } = await visit('/');
  const going = router.navigate('/tiles?page=2&utm_source=mail');
  expect([history.location.href, router.state.location.pathname, router.state.isLoading, shownAt(router)]).toEqual([
    '/tiles?page=2&utm_source=mail',
    '/tiles',
    true,
    ['/', 'home'],
  ]);
  waiting.get('/tiles')?.response('tiles');
  await going;
  expect([shownAt(router), router.state.isLoading]).toEqual([['/tiles?page=2&utm_source=mail', 'tiles'], false]);
  expect(rendered).toEqual([
    [undefined, '/'],
    ['/', '/tiles?page=2&utm_source=mail'],
  ]);
});

const KNOWING: Partial<Views> = { ahead: (page, path) => `${page as string} knows ${path}` };

test('shows a preview from the previous page at once; it does not count as the page', async () => {
  vi.useFakeTimers();
  const { router, waiting, view, rendered } = await visit('/', [], '', KNOWING);
  const going = router.navigate('/tile');
  expect([view, router.state.isLoading]).toEqual([['home knows /tile'], true]);
  await vi.advanceTimersByTimeAsync(2000);
  waiting.get('/tile')?.response('tile');
  await vi.advanceTimersByTimeAsync(0);
  await going;
  expect([view, router.state.isLoading]).toEqual([['home knows /tile', 'tile'], false]);
  expect(rendered).toEqual([
    [undefined, '/'],
    ['/', '/tile'],
  ]);
});

test('renders a cached page after its preview', async () => {
  const { router, waiting, view } = await visit('/', [], '', KNOWING);
  const ahead = router.preload('/tile');
  waiting.get('/tile')?.response('tile');
  await ahead;
  await router.navigate('/tile');
  expect(view).toEqual(['home knows /tile', 'tile']);
});

test('Back, an anchor, and a change in place show no preview, because they need the whole page to scroll', async () => {
  const { router, history, waiting, view } = await visit('/', [], '', KNOWING);
  void router.navigate('/tile#facts');
  void router.navigate('/tile', { keepsScroll: true });
  expect(view).toEqual([]);
  const going = router.navigate('/other');
  waiting.get('/other')?.response('other');
  await going;
  history.back();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/tile'));
  expect(view).toEqual(['home knows /other', 'other']);
});

test('loads a page with its content parameters, but not with campaign parameters', async () => {
  const { router, requested } = await visit('/');
  void router.navigate('/tiles?page=2&utm_source=mail');
  expect(requested).toEqual([['/tiles', { page: '2' }]]);
});

test('the later of two navigations wins, in any order of responses', async () => {
  const { router, waiting, view } = await visit('/');
  const first = router.navigate('/a');
  const second = router.navigate('/b');
  waiting.get('/b')?.response('b');
  await second;
  waiting.get('/a')?.response('a');
  await first;
  expect([view, shownAt(router)]).toEqual([['b'], ['/b', 'b']]);
});

test('an outdated response does not prevent the placeholder of the later page', async () => {
  const { router, waiting } = await visit('/');
  vi.useFakeTimers();
  void router.navigate('/a');
  void router.navigate('/b');
  waiting.get('/a')?.response('a');
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  expect([router.state.shown.status, router.state.shown.location.href]).toEqual(['pending', '/b']);
});

test('a page with a changed query stays until the response; a reload shows the placeholder', async () => {
  const { router, waiting, view } = await visit('/');
  const going = router.navigate('/a');
  waiting.get('/a')?.response('a');
  await going;
  vi.useFakeTimers();
  void router.changeAddress({ search: { page: '2' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([view.at(-1), router.state.isLoading, router.state.shown.status]).toEqual(['a', true, 'page']);
  waiting.get('/a')?.response('second');
  await vi.advanceTimersByTimeAsync(0);
  expect(view.at(-1)).toBe('second');
  void router.reload();
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  expect(view.at(-1)).toBe('pending');
});

test('Back shows a visited page at once, and reloads it in the background', async () => {
  const { router, history, waiting, view, requested } = await visit('/');
  const going = router.navigate('/a');
  waiting.get('/a')?.response('old');
  await going;
  await router.navigate('/');
  history.back();
  await vi.waitFor(() => expect(view.at(-1)).toBe('old'));
  expect([requested.length, router.state.isLoading]).toEqual([2, false]);
  waiting.get('/a')?.response('new');
  await vi.waitFor(() => expect(shownAt(router)).toEqual(['/a', 'new']));
});

test('the page stays if reloading in the background fails', async () => {
  const { router, waiting } = await visit('/');
  const going = router.navigate('/a');
  waiting.get('/a')?.response('old');
  await going;
  await router.navigate('/');
  await router.navigate('/a');
  waiting.get('/a')?.fail(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([router.state.shown.status, shownAt(router)]).toEqual(['page', ['/a', 'old']]);
});

test('hash and campaign parameters change the address without loading the page', async () => {
  const { router, history, requested, waiting } = await visit('/');
  const going = router.navigate('/a?page=2');
  waiting.get('/a')?.response('a');
  await going;
  await router.changeAddress({ hash: 'sign-in' });
  expect([history.location.href, router.state.shown.location.hash]).toEqual(['/a?page=2#sign-in', 'sign-in']);
  await router.changeAddress({ isReplacing: true });
  expect([history.location.href, requested.length]).toEqual(['/a?page=2', 1]);
  void router.changeAddress({ search: { page: '3' } });
  expect([history.location.href, requested.length]).toEqual(['/a?page=3', 2]);
});

test('a change in place adds a history entry; replacing and the current URL add none', async () => {
  const { router, history } = await visit('/');
  await router.changeAddress({ hash: 'a' });
  await router.changeAddress({ hash: 'b', isReplacing: true });
  await router.changeAddress({ hash: 'b' });
  await router.navigate('/#b');
  history.back();
  expect(history.location.href).toBe('/');
});

test('distinguishes not found, failure and an invalid path', async () => {
  const failure = new Error('x');
  const { router } = await visit('/', [
    { path: '/nothing', load: () => Promise.reject(notFound()) },
    { path: '/broken', load: () => Promise.reject(failure) },
  ]);
  const statuses: unknown[] = [];
  for (const address of ['/nothing', '/broken', '/%ff']) {
    await router.navigate(address);
    statuses.push([router.state.shown.status, router.state.shown.error, router.state.isLoading]);
  }
  expect(statuses).toEqual([
    ['not-found', undefined, false],
    ['error', failure, false],
    ['not-found', undefined, false],
  ]);
});

test('loads a failed page again on request', async () => {
  const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('x')).mockResolvedValue('well');
  const { router } = await visit('/', [{ path: '/broken', load }]);
  await router.navigate('/broken');
  await router.reload();
  expect(shownAt(router)).toEqual(['/broken', 'well']);
});

test('loads the current page again on request, without showing the old one', async () => {
  const load = vi.fn<Route['load']>().mockResolvedValueOnce('old').mockResolvedValue('new');
  const { router } = await visit('/', [{ path: '/a', load }]);
  await router.navigate('/a');
  await router.reload();
  expect(shownAt(router)).toEqual(['/a', 'new']);
});

test('without a renderer, as on a server, loading ends with the page', async () => {
  const router = routerOf(() => null, { isServer: true });
  await router.load();
  expect(router.state.isLoading).toBe(false);
});

test('a redirect within the shop replaces the URL; one to another site loads it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const to = (href: string) => () => Promise.reject(redirect({ href, statusCode: 301 }));
  const { router, history } = await visit(
    '/CA_FR/',
    [
      { path: '/old', load: to('/CA_FR/new') },
      { path: '/new', load: async () => 'new' },
      { path: '/away', load: to('https://example.com/x') },
    ],
    '/CA_FR',
  );
  await router.navigate('/CA_FR/old');
  expect([history.location.href, shownAt(router)]).toEqual(['/CA_FR/new', ['/new', 'new']]);
  history.back();
  expect(history.location.href).toBe('/CA_FR/');
  await router.navigate('/CA_FR/away');
  expect(assign.mock.calls).toEqual([['https://example.com/x']]);
});

test('a redirect retains query and hash; a URL with other capitals or a trailing slash is redirected', async () => {
  const { router, history } = await visit(
    '/CA_FR/',
    [
      { path: '/old', load: () => Promise.reject(redirect({ href: '/CA_FR/new?page=1', statusCode: 301 })) },
      { path: '/new', load: async () => 'new' },
    ],
    '/CA_FR',
  );
  await router.navigate('/CA_FR/old?utm_source=a&page=2#top');
  expect([history.location.href, shownAt(router)]).toEqual([
    '/CA_FR/new?page=1&utm_source=a#top',
    ['/new?page=1&utm_source=a#top', 'new'],
  ]);
  await router.navigate('/CA_FR/NEW/?gclid=a');
  expect(history.location.href).toBe('/CA_FR/new?gclid=a');
});

test('a redirect loop ends with an error', async () => {
  const { router } = await visit('/', [
    { path: '/a', load: () => Promise.reject(redirect({ href: '/b', statusCode: 302 })) },
    { path: '/b', load: () => Promise.reject(redirect({ href: '/a', statusCode: 302 })) },
  ]);
  await router.navigate('/a');
  expect([router.state.shown.status, String(router.state.shown.error)]).toEqual(['error', 'Error: Too many redirects']);
});

test('a server returns a redirect instead of following it', async () => {
  const load = () => Promise.reject(redirect({ href: '/b', statusCode: 301 }));
  const router = routerOf(() => null, { address: '/a', isServer: true, routes: [{ path: '/a', load }] });
  expect(await router.load()).toMatchObject({ status: 'redirect', redirect: { href: '/b', status: 301 } });
  expect(router.history.location.href).toBe('/a');
});

test('a preloaded page is shown without loading it again', async () => {
  const { router, waiting, requested } = await visit('/');
  const ahead = router.preload('/a?page=2#x');
  waiting.get('/a')?.response('a');
  await ahead;
  await router.navigate('/a?page=2');
  expect([requested, shownAt(router)]).toEqual([[['/a', { page: '2' }]], ['/a?page=2', 'a']]);
  expect(router.state.isLoading).toBe(false);
});

test('loads the data of the shell once, with the first page', async () => {
  const prepare = vi.fn(async () => undefined);
  const router = routerOf(() => null, { prepare });
  await router.load();
  await router.navigate('/elsewhere');
  expect(prepare.mock.calls).toEqual([[router.context]]);
});

test('handles changes from before the router was started', async () => {
  const router = routerOf(() => null, { routes: [{ path: '$', load: async ({ params }) => params['path'] }] });
  await router.load();
  router.history.replace('/later');
  const renderView = vi.fn();
  router.start(renderView);
  await vi.waitFor(() => expect(renderView.mock.lastCall).toEqual([expect.objectContaining({ page: '/later' })]));
});
