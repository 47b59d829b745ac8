/** URLs of what a page's behaviour needs. */
export type Scripts = { entry: string; modules: readonly string[]; styles: readonly string[] };

/**
 * Runs inline in every document, as text: it may use nothing but its parameters and the browser. `load` imports a module,
 * since a bundler would rewrite `import()` in here.
 *
 * Starts the application in one batch of requests once the first view is shown (a picture that takes long holds it back
 * for five seconds at most), or as soon as somebody touches the page. The sheet comes first, since what is hydrated may
 * show what the first view's styles leave out; it stands before the styles of the content, which overrule it. A button
 * pressed before hydration is pressed again after it.
 */
export const startScripts = ({ entry, modules, styles }: Scripts, load: (entry: string) => Promise<unknown>): void => {
  const root = document.documentElement;
  const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];
  let hasBegun = false;
  let pressed: HTMLElement | null = null;

  const link = (rel: string, href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel, href });
  const addSheet = (href: string): Promise<unknown> =>
    new Promise((resolve) => {
      const sheet = link('stylesheet', href);
      sheet.onload = sheet.onerror = resolve;
      document.querySelector('style')?.after(sheet);
    });
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    for (const touch of touches) removeEventListener(touch, onTouch, true);
    const sheets = styles.map(addSheet);
    document.head.append(...[entry, ...modules].map((href) => link('modulepreload', href)));
    void Promise.all(sheets).then(() => load(entry));
  };
  const onTouch = (): void => {
    root.dataset['touched'] = '';
    begin();
  };
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true });

  const whenShown = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 });
    else setTimeout(begin, 100);
  };
  if (document.readyState === 'complete') whenShown();
  else addEventListener('load', whenShown);
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 5000));

  const remember = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    if (button && (button.type === 'button' || !button.form)) pressed = button;
  };
  addEventListener('click', remember, true);
  const stages = new MutationObserver(() => {
    if ('interactive' in root.dataset) removeEventListener('click', remember, true);
    if (!('hydrated' in root.dataset)) return;
    stages.disconnect();
    if (pressed?.isConnected) pressed.click();
  });
  stages.observe(root, { attributeFilter: ['data-interactive', 'data-hydrated'] });
};
