// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../browser-storage/cookies.ts';
import { startScripts } from './start-scripts.ts';

const SCRIPTS = {
  entry: '/assets/entry.js',
  libraries: [] as string[],
  modules: ['/assets/page.js'],
  styles: ['/assets/shop-1.css', '/assets/shop-2.css'],
  errors: '/told',
  icon: 'data:image/svg+xml,x',
  notes: { returning: ['TESSERA__cartId', 'TESSERA__token'], signedIn: ['TESSERA__token'] },
};
const load = vi.fn<(file?: string) => Promise<undefined>>(async () => undefined);
/** Stands in for a link: the test decides when it has loaded. */
type Link = HTMLElement & { rel: string; href: string };
const all = (rel: string): Link[] => [...document.querySelectorAll<Link>('x-link')].filter((link) => link.rel === rel);
const SHEETS = SCRIPTS.styles;
const links = (rel: string): string[] => all(rel).map(({ href }) => href);
const showPage = (): void => void window.dispatchEvent(new Event('load'));
const sheet = (): Link | undefined => all('stylesheet')[0];
const sheetsArrive = async (type = 'load'): Promise<void> => {
  for (const href of SHEETS) {
    await vi.waitFor(() => expect(links('stylesheet')).toContain(href));
    all('stylesheet').at(-1)?.dispatchEvent(new Event(type));
  }
  for (let turn = 0; turn < 5; turn += 1) await settled();
};
const filesArrive = (type = 'load'): void => all('modulepreload').forEach((one) => one.dispatchEvent(new Event(type)));
/** Whatever is asked for arrives, or fails. */
const arrive = async (type = 'load'): Promise<void> => {
  await vi.waitFor(() => expect(all('modulepreload').length).toBeGreaterThan(0));
  await settled();
  filesArrive(type);
  await sheetsArrive(type);
};
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => create(name === 'link' ? 'x-link' : name));
  document.head.innerHTML = '<style id="used"></style><style id="content"></style>';
  document.body.innerHTML = '<button type="button">Add</button><form><button>Search</button></form>';
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  delete document.documentElement.dataset['interactive'];
  delete document.documentElement.dataset['hydrated'];
  delete document.documentElement.dataset['touched'];
  delete document.documentElement.dataset['returning'];
  delete document.documentElement.dataset['signedIn'];
  delete document.documentElement.dataset['firstView'];
  localStorage.clear();
});
afterEach(async () => {
  // Ends what the test has started: it waits for a sheet that never arrives.
  document.documentElement.dataset['interactive'] = '';
  document.documentElement.dataset['hydrated'] = '';
  window.dispatchEvent(new Event('pointerdown'));
  for (let turn = 0; turn < 5; turn += 1) await settled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is fetched before the first view is shown; then everything, and what runs waits for the style sheets', async () => {
  startScripts(SCRIPTS, load);
  expect([links('modulepreload'), links('stylesheet')]).toEqual([[], []]);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).toEqual(['/assets/entry.js', '/assets/page.js']));
  await settled();
  expect(load).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/assets/entry.js'));
});

test('a page that has loaded and is not painted yet asks for nothing, unless somebody touches it', async () => {
  let paint = (): void => undefined;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(told: () => void) {
      paint = told;
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const first = (): boolean => 'firstView' in document.documentElement.dataset;
  startScripts(SCRIPTS, load);
  showPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([links('preload'), first()]).toEqual([[], true]);
  paint();
  await vi.waitFor(() => expect(links('preload')).toEqual(SHEETS));
  expect(first()).toBe(false);
  document.head.innerHTML = '';
  startScripts(SCRIPTS, load);
  expect(first()).toBe(true);
  window.dispatchEvent(new Event('touchstart'));
  expect([links('preload'), first()]).toEqual([SHEETS, false]);
});

test('the icon of the tab is drawn from the document, and asked for with the scripts', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const icon = (): string | null | undefined => document.querySelector('[rel=icon]')?.getAttribute('href');
  startScripts(SCRIPTS, load);
  expect(icon()).toBe(SCRIPTS.icon);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).not.toEqual([]));
  expect(icon()).toMatch(/\/favicon\.svg$/);
});

test('pictures count as whole until one of them cannot be shown; nothing else that fails counts', () => {
  const isWhole = (): boolean => 'whole' in document.documentElement.dataset;
  document.body.innerHTML = '<img alt="Oak"><video></video>';
  startScripts(SCRIPTS, load);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  document.querySelector('video')?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error'));
  expect(isWhole()).toBe(true);
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(isWhole()).toBe(false);
});

test('libraries run before the entry, each in a task of its own', async () => {
  const ran: string[] = [];
  load.mockImplementation(async (file?: string) => {
    ran.push(file ?? '');
    void Promise.resolve().then(() => ran.push('same task'));
    setTimeout(() => ran.push('next task'));
    return undefined;
  });
  startScripts({ ...SCRIPTS, libraries: ['/assets/react.js', '/assets/state.js'] }, load);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).toContain('/assets/state.js'));
  await arrive();
  await vi.waitFor(() => expect(ran).toContain('/assets/entry.js'));
  const ofTask = (file: string): string[] => [file, 'same task', 'next task'];
  expect(ran.slice(0, 7)).toEqual([...ofTask('/assets/react.js'), ...ofTask('/assets/state.js'), '/assets/entry.js']);
});

test('all style sheets are fetched at once, and each comes into force in a task of its own, in order, at the end', async () => {
  startScripts(SCRIPTS, load);
  showPage();
  await vi.waitFor(() => expect(links('preload')).toEqual(SHEETS));
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(2));
  filesArrive();
  await vi.waitFor(() => expect(links('stylesheet')).toEqual(SHEETS.slice(0, 1)));
  sheet()?.dispatchEvent(new Event('load'));
  // Promises are kept within the task.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(links('stylesheet')).toEqual(SHEETS.slice(0, 1));
  await vi.waitFor(() => expect(links('stylesheet')).toEqual(SHEETS));
  const after = [...document.head.children].slice([...document.head.children].findIndex(({ id }) => id === 'content'));
  expect(all('stylesheet').every((one) => after.includes(one))).toBe(true);
});

test('files are asked for a few in a task', async () => {
  startScripts({ ...SCRIPTS, modules: ['/a.js', '/b.js', '/c.js', '/d.js'] }, load);
  window.dispatchEvent(new Event('pointerdown'));
  expect(links('modulepreload')).toEqual(['/assets/entry.js', '/a.js', '/b.js']);
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(5));
});

test('a style sheet that cannot be fetched does not block hydration', async () => {
  startScripts(SCRIPTS, load);
  showPage();
  await arrive('error');
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

test('while files still arrive no sheet comes into force and nothing runs', async () => {
  startScripts(SCRIPTS, load);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(2));
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(links('stylesheet')).toEqual([]);
  filesArrive();
  await sheetsArrive();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('who touches the page waits for no file that the start itself does not need', async () => {
  startScripts(SCRIPTS, load);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(2));
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(links('stylesheet')).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  await sheetsArrive();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('each sheet and each file waits until the browser is idle, unless somebody touches the page', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  startScripts({ ...SCRIPTS, libraries: ['/assets/react.js'] }, load);
  showPage();
  const isAwaited = (): Promise<void> => vi.waitFor(() => expect(idle.length).toBeGreaterThan(0));
  const beIdle = (): void => idle.splice(0).forEach((work) => work());
  await isAwaited();
  beIdle();
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(3));
  filesArrive();
  const steps = (): number => all('stylesheet').length + load.mock.calls.length;
  const turn = async (to: number): Promise<void> => {
    await isAwaited();
    expect(steps()).toBe(to - 1);
    beIdle();
    await vi.waitFor(() => expect(steps()).toBe(to));
  };
  await turn(1);
  sheet()?.dispatchEvent(new Event('load'));
  await turn(2);
  all('stylesheet')[1]?.dispatchEvent(new Event('load'));
  await turn(3);
  expect(load.mock.calls).toEqual([['/assets/react.js']]);
  await isAwaited();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith('/assets/entry.js'));
});

test('a touch starts it at once, and is recorded', async () => {
  startScripts(SCRIPTS, load);
  window.dispatchEvent(new Event('pointerdown'));
  expect(links('modulepreload')).toEqual(['/assets/entry.js', '/assets/page.js']);
  expect(document.documentElement.dataset['touched']).toBe('');
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(links('stylesheet')).toEqual(SHEETS.slice(0, 1)));
  expect(links('modulepreload')).toHaveLength(2);
});

test('a touch between the start and the code that waits for one is recorded as well', async () => {
  startScripts(SCRIPTS, load);
  showPage();
  await vi.waitFor(() => expect(links('modulepreload')).toHaveLength(2));
  window.dispatchEvent(new Event('pointermove'));
  expect(document.documentElement.dataset['touched']).toBe('');
  await settled();
  expect(links('modulepreload')).toHaveLength(2);
});

const clicksOf = (button: Element | null): (() => number) => {
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  button?.addEventListener('click', heard);
  return () => heard.mock.calls.length;
};

test('a click on a button before hydration is replayed after it, once; later clicks and forms are not', async () => {
  startScripts(SCRIPTS, load);
  const [add, search] = document.querySelectorAll('button');
  add?.click();
  search?.click();
  const [added, searched] = [clicksOf(add ?? null), clicksOf(search ?? null)];
  document.documentElement.dataset['interactive'] = '';
  await settled();
  expect(added()).toBe(0);
  document.documentElement.dataset['hydrated'] = '';
  await vi.waitFor(() => expect(added()).toBe(1));
  document.documentElement.dataset['hydrated'] = 'again';
  await settled();
  expect([added(), searched()]).toEqual([1, 0]);
});

test.each([
  ['has another name after hydration is not pressed again', {}, { 'aria-label': 'Remove' }, 0],
  ['is pressed by then is not, either', { 'aria-pressed': 'false' }, { 'aria-pressed': 'true' }, 0],
  ['opens a menu is, whatever its name is by then', { 'aria-expanded': 'false' }, { 'aria-label': 'Ann' }, 1],
  ['opens a dialog is, too', { 'aria-haspopup': 'dialog' }, { 'aria-label': 'Filters (2)' }, 1],
])('a button that %s', async (_what, before, after, times) => {
  const button = document.querySelector('button')!;
  const set = (attributes: object): void => {
    for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value as string);
  };
  set(before);
  startScripts(SCRIPTS, load);
  button.click();
  const heard = clicksOf(button);
  set(after);
  document.documentElement.dataset['hydrated'] = '';
  await settled();
  expect(heard()).toBe(times);
});

test('a click on a button when the page is interactive is not replayed', async () => {
  startScripts(SCRIPTS, load);
  document.documentElement.dataset['interactive'] = '';
  await settled();
  const button = document.querySelector('button');
  const pressed = clicksOf(button);
  button?.click();
  document.documentElement.dataset['hydrated'] = '';
  await settled();
  expect(pressed()).toBe(1);
});

const FAILED = Object.assign(
  new TypeError('Failed to fetch dynamically imported module: http://shop/assets/page-b1.js'),
  {
    stack: '',
  },
);
const failing = (type: string, facts: object): void => void window.dispatchEvent(Object.assign(new Event(type), facts));

test('an error before hydration is told: a module that cannot be fetched, an exception; only the first, and without its message', async () => {
  const beacon = vi.fn<(address: string, text: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  startScripts(SCRIPTS, load);
  failing('unhandledrejection', { reason: FAILED });
  const told = (call: number): object => JSON.parse(beacon.mock.calls[call]?.[1] ?? '{}') as object;
  expect(beacon.mock.calls[0]?.[0]).toBe('/told');
  expect(told(0)).toEqual({ id: 'early', name: 'TypeError', at: '/assets/page-b1.js', page: location.pathname });
  failing('error', { error: new Error('again') });
  expect(beacon).toHaveBeenCalledTimes(1);
  startScripts(SCRIPTS, load);
  const hydration = Object.assign(new Error('Minified React error #418; ann@example.com'), {
    stack: 'Error: ann@example.com\n at x (http://shop/assets/react-a1.js:1:234)',
  });
  failing('error', { error: hydration });
  expect(told(1)).toEqual({
    id: 'early',
    name: 'Error',
    code: 418,
    at: '/assets/react-a1.js:1:234',
    page: location.pathname,
  });
});

test('once the page is hydrated the application tells of errors itself', async () => {
  const beacon = vi.fn<() => boolean>(() => true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  startScripts(SCRIPTS, load);
  document.documentElement.dataset['hydrated'] = '';
  await settled();
  failing('error', { error: new Error('late') });
  failing('unhandledrejection', { reason: 'late' });
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  ['keeps a cart is noted', 'TESSERA__cartId', [true, false]],
  ['keeps a sign-in is noted as such, too', 'TESSERA__token', [true, true]],
  ['keeps other things is not', 'TESSERA__consent', [false, false]],
])('a browser that %s', (_what, key, noted) => {
  localStorage.setItem(key, '{}');
  startScripts(SCRIPTS, load);
  const { dataset } = document.documentElement;
  expect(['returning' in dataset, 'signedIn' in dataset]).toEqual(noted);
});

test('a browser that forbids storage and has a cart in a cookie is noted', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  writeCookie('TESSERA__cartId', '{}');
  startScripts(SCRIPTS, load);
  expect('returning' in document.documentElement.dataset).toBe(true);
  removeCookie('TESSERA__cartId');
});

test('a browser that forbids storage starts all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(() => startScripts(SCRIPTS, load)).not.toThrow();
  expect('returning' in document.documentElement.dataset).toBe(false);
});
