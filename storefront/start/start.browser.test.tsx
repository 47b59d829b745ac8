import { afterEach, expect, test } from 'vitest';
import script from 'virtual:start-script';
import { SETTINGS_ID, type StartSettings } from './settings.ts';

const moduleUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const sheetUrl = (css: string): string => `data:text/css,${encodeURIComponent(css)}`;

const SETTINGS: StartSettings = {
  entry: moduleUrl("document.documentElement.dataset.ran = ''"),
  modules: [moduleUrl('export {}')],
  styles: [sheetUrl('i { top: 1px }'), sheetUrl('i { top: 2px }')],
  errors: '/errors',
  marks: { returning: ['TESSERA__cartId', 'TESSERA__token'], signedIn: ['TESSERA__token'] },
};

type Options = {
  settings?: Partial<StartSettings>;
  body?: string;
  /** Code that runs before the start script. */
  before?: string;
  /** A hidden document is never painted. */
  isHidden?: boolean;
  sandbox?: string;
};

const frameOf = ({ settings, body = '<p>Tile</p>', before = '', isHidden = false, sandbox }: Options) => {
  const frame = document.createElement('iframe');
  frame.hidden = isHidden;
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  const json = JSON.stringify({ ...SETTINGS, ...settings });
  frame.srcdoc = `<!doctype html><html><head><script>${before}</script><script type="application/json" id="${SETTINGS_ID}">${json}</script><script>${script}</script></head><body>${body}</body></html>`;
  document.body.append(frame);
  return frame;
};

type FrameWindow = Window & typeof globalThis & { sent?: [url: string, text: string][] };

/** Opens a document with the start script in a frame, and waits until it is complete. */
const open = async (options: Options = {}) => {
  const frame = frameOf(options);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const window = frame.contentWindow as FrameWindow;
  const { document } = window;
  const { dataset } = document.documentElement;
  return {
    frame,
    window,
    document,
    dataset,
    links: (rel: string): string[] =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href),
    hasRun: (): boolean => 'ran' in dataset,
    reports: (): object[] => (window.sent ?? []).map(([, text]) => JSON.parse(text) as object),
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  localStorage.clear();
  document.cookie = 'TESSERA__cartId=; max-age=0';
});

test('after the first paint, loads modules and style sheets and runs the entry', async () => {
  const { frame, links, hasRun, dataset } = await open({ isHidden: true });
  await pause(100);
  expect([links('modulepreload'), links('stylesheet'), hasRun()]).toEqual([[], [], false]);
  expect('firstView' in dataset).toBe(true);
  frame.hidden = false;
  await expect.poll(hasRun).toBe(true);
  expect(links('modulepreload')).toEqual([SETTINGS.entry, ...SETTINGS.modules]);
  expect(links('stylesheet')).toEqual(SETTINGS.styles);
  expect(['touched' in dataset, 'firstView' in dataset]).toEqual([false, false]);
});

test('the entry waits for the style sheets', async () => {
  const { document, window, links, hasRun } = await open({
    isHidden: true,
    before: "document.addEventListener('load', (load) => load.isTrusted && load.stopImmediatePropagation(), true);",
  });
  window.dispatchEvent(new Event('touchstart'));
  await pause(200);
  expect([links('stylesheet').length, hasRun()]).toEqual([2, false]);
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await expect.poll(hasRun).toBe(true);
});

test('a style sheet that cannot be fetched does not stop the entry', async () => {
  const { hasRun } = await open({ settings: { styles: ['http://localhost:1/none.css'] } });
  await expect.poll(hasRun).toBe(true);
});

test('a touch before the first paint starts the application once and is recorded', async () => {
  const { window, links, dataset, hasRun } = await open({ isHidden: true });
  window.dispatchEvent(new Event('pointerdown'));
  expect([links('modulepreload').length, dataset['touched']]).toEqual([2, '']);
  window.dispatchEvent(new Event('keydown'));
  await expect.poll(hasRun).toBe(true);
  expect(links('modulepreload')).toHaveLength(2);
});

test('a touch after the start is recorded', async () => {
  const { window, dataset, hasRun, links } = await open();
  await expect.poll(hasRun).toBe(true);
  window.dispatchEvent(new Event('wheel'));
  expect([dataset['touched'], links('modulepreload').length]).toEqual(['', 2]);
});

test('starts after five seconds without a paint', async () => {
  const before = `{ const wait = setTimeout; window.setTimeout = (run, ms) => wait(run, ms / 10); }`;
  const { hasRun } = await open({ isHidden: true, before });
  await pause(200);
  expect(hasRun()).toBe(false);
  await expect.poll(hasRun, { timeout: 2000 }).toBe(true);
});

const BUTTONS =
  '<button type="button">Add</button><form><button>Search</button></form><form method="dialog"><button>Book</button></form>';
const clicksOn = (button: HTMLButtonElement): (() => number) => {
  let clicks = 0;
  button.addEventListener('click', (click) => {
    click.preventDefault();
    clicks += 1;
  });
  return () => clicks;
};

test('replays a press after hydration once, except on a form that works without scripts', async () => {
  const { document, dataset } = await open({
    body: BUTTONS,
    before: "addEventListener('submit', (e) => e.preventDefault());",
  });
  const [add, search] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  add.click();
  search.click();
  const [added, searched] = [clicksOn(add), clicksOn(search)];
  dataset['interactive'] = '';
  await pause(0);
  expect(added()).toBe(0);
  dataset['hydrated'] = '';
  await expect.poll(added).toBe(1);
  dataset['hydrated'] = 'again';
  await pause(50);
  expect([added(), searched()]).toEqual([1, 0]);
});

test('replays the press of a form that needs scripts', async () => {
  const { document, dataset, window } = await open({ body: BUTTONS });
  const book = [...document.querySelectorAll('button')][2]!;
  book.click();
  const booked = clicksOn(book);
  dataset['interactive'] = '';
  dataset['hydrated'] = '';
  await expect.poll(booked).toBe(1);
  expect(window.location.search).toBe('');
});

test.each([
  ['has another label after hydration is not pressed again', {}, { 'aria-label': 'Remove' }, 0],
  ['is pressed by then is not pressed again', { 'aria-pressed': 'false' }, { 'aria-pressed': 'true' }, 0],
  ['opens a menu is pressed again under any label', { 'aria-expanded': 'false' }, { 'aria-label': 'Ann' }, 1],
  [
    'opens a dialog is pressed again under any label',
    { 'aria-haspopup': 'dialog' },
    { 'aria-label': 'Filters (2)' },
    1,
  ],
])('a button that %s', async (_what, before, after, times) => {
  const { document, dataset } = await open({ body: BUTTONS });
  const button = document.querySelector('button')!;
  const set = (attributes: object): void => {
    for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, String(value));
  };
  set(before);
  button.click();
  const clicks = clicksOn(button);
  set(after);
  dataset['hydrated'] = '';
  await pause(50);
  expect(clicks()).toBe(times);
});

test('a press on an interactive page is not replayed', async () => {
  const { document, dataset } = await open({ body: BUTTONS });
  dataset['interactive'] = '';
  await pause(0);
  const button = document.querySelector('button')!;
  const clicks = clicksOn(button);
  button.click();
  dataset['hydrated'] = '';
  await pause(50);
  expect(clicks()).toBe(1);
});

const COLLECT = 'window.sent = []; navigator.sendBeacon = (...sent) => Boolean(window.sent.push(sent));';

test('reports an entry that fails to load', async () => {
  const { window, reports } = await open({
    before: COLLECT,
    settings: { entry: 'http://localhost:1/assets/page-b1.js' },
  });
  await expect.poll(reports).toEqual([{ id: 'early', name: 'TypeError', at: '/assets/page-b1.js', page: 'srcdoc' }]);
  expect(window.sent?.[0]?.[0]).toBe('/errors');
});

test('the first error before hydration is reported, without its message', async () => {
  const { window, reports } = await open({ before: COLLECT });
  const error = Object.assign(new window.Error('Minified React error #418; ann@example.com'), {
    stack: 'Error: ann@example.com\n at x (http://shop/assets/react-a1.js:1:234)',
  });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: new window.Error('second') }));
  expect(reports()).toEqual([
    { id: 'early', name: 'Error', code: 418, at: '/assets/react-a1.js:1:234', page: 'srcdoc' },
  ]);
});

test('does not report errors after hydration', async () => {
  const { window, dataset, reports } = await open({ before: COLLECT });
  dataset['hydrated'] = '';
  await pause(0);
  window.dispatchEvent(new ErrorEvent('error', { error: new window.Error('late') }));
  expect(reports()).toEqual([]);
});

const READ_MARKS = `<script>document.body.dataset.marks = ['returning', 'signedIn'].filter((mark) => mark in document.documentElement.dataset)</script>`;

test.each([
  ['has a cart', 'TESSERA__cartId', 'returning'],
  ['is signed in', 'TESSERA__token', 'returning,signedIn'],
  ['has stored other data', 'TESSERA__consent', ''],
])('a browser that %s is marked before the body is parsed', async (_what, key, marks) => {
  localStorage.setItem(key, '{}');
  const { document } = await open({ body: READ_MARKS });
  expect(document.body.dataset['marks']).toBe(marks);
});

test.each([
  ['has a cart in a cookie', ''],
  [
    'blocks local storage and has a cart in a cookie',
    "Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError'); };",
  ],
])('a browser that %s is marked', async (_what, before) => {
  document.cookie = 'TESSERA__cartId={}';
  const { dataset } = await open({ before });
  expect(['returning' in dataset, 'signedIn' in dataset]).toEqual([true, false]);
});

test('starts without marks if the browser blocks all storage', async () => {
  const entry = moduleUrl("parent.postMessage(Object.keys(document.documentElement.dataset), '*')");
  const received: unknown[] = [];
  addEventListener('message', ({ data, source }) => source === frame.contentWindow && received.push(data));
  // In a sandbox, reading localStorage or a cookie throws.
  const frame = frameOf({ settings: { entry }, sandbox: 'allow-scripts' });
  await expect.poll(() => received).toEqual([[]]);
});
