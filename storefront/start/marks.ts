import type { StartSettings } from './settings.ts';

/** Each access throws in a browser that blocks storage. */
const isStored = (key: string): boolean => {
  try {
    if (localStorage.getItem(key)) return true;
  } catch {
    // The cookie may still exist.
  }
  try {
    return document.cookie.includes(`${key}=`);
  } catch {
    return false;
  }
};

/** Sets a data attribute of the document element for each mark whose storage keys exist. */
export const markDocument = (marks: StartSettings['marks']): void => {
  for (const [mark, keys] of Object.entries(marks))
    if (keys.some(isStored)) document.documentElement.dataset[mark] = '';
};
