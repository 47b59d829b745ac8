import { afterAll } from 'vitest';
import { mounted } from './mounted.ts';

/** Test files of one process share a window. Each begins with it as the first did: empty, at the same address. */
const globals = Object.getOwnPropertyDescriptors(globalThis);
const address = location.href;
/** Set as `render.tsx` is loaded, which happens once. */
const KEPT = 'IS_REACT_ACT_ENVIRONMENT';

const restoreGlobals = (): void => {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!(name in globals) && name !== KEPT) Reflect.deleteProperty(globalThis, name);
  const changeable = Object.entries(globals).filter(([, { configurable }]) => configurable);
  Object.defineProperties(globalThis, Object.fromEntries(changeable));
};

const forget = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
};

const empty = (): void => {
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

afterAll(async () => {
  for (const unmount of [...mounted]) await unmount();
  restoreGlobals();
  // A download leads a window of happy-dom away from its address.
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
  history.replaceState(null, '', address);
  forget();
  empty();
});
