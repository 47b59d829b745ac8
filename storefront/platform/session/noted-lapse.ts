import { sessionBrowserStorage } from '../browser-storage/browser-storage.ts';

const KEY = 'say_lapse';

/** Has the next page say that the sign-in expired. */
export const noteLapse = (): void => sessionBrowserStorage.set(KEY, true);

export const takeNotedLapse = (): boolean => {
  const isNoted = sessionBrowserStorage.get(KEY) === true;
  sessionBrowserStorage.remove(KEY);
  return isNoted;
};
