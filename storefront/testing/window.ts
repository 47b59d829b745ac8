import { Window } from 'happy-dom';

/** Node's own stay for the back end that runs in the same process: addresses, requests, timers, bytes. */
const OVERRIDDEN = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'Event',
  'CustomEvent',
  'StorageEvent',
  'FormData',
];

/**
 * A browser window for tests that run in Node beside the back end. Import it before modules that check for a window
 * when they load (React).
 */
const page = new Window({ url: 'http://shop.test/' });

for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && !OVERRIDDEN.includes(name)) continue;
  Object.defineProperty(globalThis, name, {
    value: name === 'window' ? page : page[name as keyof Window],
    configurable: true,
    writable: true,
  });
}
