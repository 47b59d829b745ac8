import { rememberPress } from './early-press.ts';
import { reportEarlyError } from './early-errors.ts';
import { markDocument } from './marks.ts';
import { SETTINGS_ID, type StartSettings } from './settings.ts';

/*
 * The start script: inline in the head of every document. It loads the application after the first paint, at the first
 * touch, or after five seconds, whichever comes first.
 */
const LATEST_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'];

const root = document.documentElement;
const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as StartSettings;

root.dataset['firstView'] = '';
markDocument(settings.marks);
const stopReports = reportEarlyError(settings.errors);
const press = rememberPress();

const addLink = (rel: string, href: string): Promise<unknown> => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
};

let hasStarted = false;
const start = async (): Promise<void> => {
  if (hasStarted) return;
  hasStarted = true;
  delete root.dataset['firstView'];
  for (const href of [settings.entry, ...settings.modules]) void addLink('modulepreload', href);
  await Promise.all(settings.styles.map((href) => addLink('stylesheet', href)));
  await import(/* @vite-ignore */ settings.entry);
};

const onTouch = (): void => {
  for (const touch of TOUCHES) removeEventListener(touch, onTouch, true);
  root.dataset['touched'] = '';
  void start();
};
for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true, passive: true });

const startAfterPaint = (): void =>
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
addEventListener('load', startAfterPaint);
addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_MS));

const stages = new MutationObserver(() => {
  if ('interactive' in root.dataset) press.stop();
  if (!('hydrated' in root.dataset)) return;
  stages.disconnect();
  stopReports();
  press.replay();
});
stages.observe(root, { attributeFilter: ['data-interactive', 'data-hydrated'] });
