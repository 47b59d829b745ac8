/** URLs of what a page's behaviour needs, and where to tell of an error. */
export type Scripts = {
  entry: string;
  /** What the entry needs, run before it in tasks of their own. */
  libraries: readonly string[];
  modules: readonly string[];
  styles: readonly string[];
  errors: string;
  /** The drawing of the tab's icon, as a `data:` URL. */
  icon: string;
  /** What the document's element is marked with, by keys of the browser's storage of which it has one or more. */
  notes: Readonly<Record<string, readonly string[]>>;
};

/**
 * Runs inline in every document, as text: it may use nothing but its parameters and the browser. `load` imports a module,
 * since a bundler would rewrite `import()` in here.
 *
 * Starts the application in one batch of requests once the first view is shown (a picture that takes long holds it back
 * for five seconds at most), or as soon as somebody touches the page. The sheets come first, since what is hydrated may
 * show what the first view's styles leave out. What takes a phone long is done in several tasks, so that a touch is
 * answered in between: each sheet comes into force in one of its own, and nothing is run while files still arrive, unless
 * somebody waits for it. A button pressed before hydration is pressed again after it, unless it offers something else by
 * then, as "Remove" where it said "Add": what was asked for is so. What opens something is, whatever it is called by then. Of what fails until then the first error is told, as
 * `PageError` with the id `early`; afterwards the application tells. What the browser keeps is noted before the first paint
 * (`notes`). A browser asks for the icon as soon as all else is there, before it has drawn it: until the start its drawing
 * stands in the document. The sign of broken pictures is asked for when the first one breaks.
 */
export const startScripts = (
  { entry, libraries, modules, styles, errors, icon, notes }: Scripts,
  load: (entry: string) => Promise<unknown>,
): void => {
  const root = document.documentElement;
  const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];
  let hasBegun = false;
  let hurry = (): void => undefined;
  const touched = new Promise<void>((resolve) => (hurry = resolve));
  let hasTold = false;
  let pressed: HTMLButtonElement | null = null;
  let offered: string | null = null;
  root.dataset['firstView'] = '';
  root.dataset['whole'] = '';
  const onBroken = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    removeEventListener('error', onBroken, true);
    delete root.dataset['whole'];
  };
  addEventListener('error', onBroken, true);
  const isStored = (key: string): boolean => {
    try {
      if (localStorage.getItem(key)) return true;
    } catch {
      // Access is denied; a cookie may still exist.
    }
    try {
      return document.cookie.includes(`${key}=`);
    } catch {
      return false;
    }
  };
  for (const [note, keys] of Object.entries(notes)) if (keys.some(isStored)) root.dataset[note] = '';

  const tab = document.querySelector<HTMLLinkElement>('[rel=icon]');
  const iconFile = tab?.href ?? '';
  if (tab) tab.href = icon;

  // Of the error's message, which may hold what somebody typed, only the file that could not be fetched.
  const tell = (error: unknown): void => {
    if (hasTold) return;
    hasTold = true;
    const { name, message, stack }: Partial<Error> = error instanceof Error ? error : { name: typeof error };
    const number = /^Minified React error #(\d+)/.exec(message ?? '')?.[1];
    const report = {
      id: 'early',
      name,
      code: number && Number(number),
      at: /\/assets\/[\w./-]+(?::\d+:\d+)?/.exec(`${message} ${stack}`)?.[0],
      page: location.pathname,
    };
    navigator.sendBeacon?.(errors, JSON.stringify(report));
  };
  const onError = (event: ErrorEvent): void => {
    if (event.error) tell(event.error);
  };
  const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);

  const link = (rel: string, href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel, href });
  const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const idle = (): Promise<unknown> =>
    new Promise((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
      else setTimeout(resolve, 100);
    });
  /** Until the browser has nothing else to do, and as long as nobody waits for what comes next. */
  const rest = async (): Promise<unknown> => {
    await task();
    return Promise.race([idle(), touched]);
  };
  const addSheets = async (): Promise<void> => {
    for (const href of styles) {
      await rest();
      // At the end, and not before the content's: Chromium would set all text anew.
      const sheet = link('stylesheet', href);
      await new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
        document.head.append(sheet);
      });
      // Now, and not together with the next one.
      void root.offsetHeight;
    }
  };
  const begin = async (): Promise<void> => {
    if (hasBegun) return;
    hasBegun = true;
    delete root.dataset['firstView'];
    if (tab) tab.href = iconFile;
    document.head.append(...styles.map((href) => Object.assign(link('preload', href), { as: 'style' })));
    const hrefs = [entry, ...libraries, ...modules];
    const arrivals: Promise<unknown>[] = [];
    while (hrefs.length > 0) {
      const links = hrefs.splice(0, 3).map((href) => link('modulepreload', href));
      for (const one of links) arrivals.push(new Promise((resolve) => (one.onload = one.onerror = resolve)));
      document.head.append(...links);
      await task();
    }
    // A browser that tells of no arrival is not waited for.
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.all(arrivals), late, touched]);
    await addSheets();
    for (const library of libraries) {
      await rest();
      await load(library);
    }
    await rest();
    await load(entry);
  };
  // Also after the start: who waits for a touch (ui/until-touched.ts) begins to listen long after it.
  const onTouch = (): void => {
    for (const touch of touches) removeEventListener(touch, onTouch, true);
    root.dataset['touched'] = '';
    hurry();
    void begin();
  };
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true });

  /** Files that arrive before it would take the line from what it shows. */
  const painted = (): Promise<unknown> =>
    new Promise((resolve) => {
      if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve(undefined);
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  const whenShown = (): void => void painted().then(idle).then(begin);
  if (document.readyState === 'complete') whenShown();
  else addEventListener('load', whenShown);
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 5000));

  const offerOf = (button: HTMLButtonElement): string =>
    `${button.getAttribute('aria-label') ?? button.textContent} ${button.getAttribute('aria-pressed')}`;
  const remember = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (!button || (button.type !== 'button' && button.form)) return;
    pressed = button;
    offered = offerOf(button);
  };
  addEventListener('click', remember, true);
  const stages = new MutationObserver(() => {
    if ('interactive' in root.dataset) removeEventListener('click', remember, true);
    if (!('hydrated' in root.dataset)) return;
    stages.disconnect();
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    if (pressed?.isConnected && (pressed.matches('[aria-expanded], [aria-haspopup]') || offerOf(pressed) === offered))
      pressed.click();
  });
  stages.observe(root, { attributeFilter: ['data-interactive', 'data-hydrated'] });
};
