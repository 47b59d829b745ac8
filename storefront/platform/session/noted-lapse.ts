import { sessionBrowserStorage } from '../browser-storage/browser-storage.ts';

const KEY = 'say_lapse';

/** The page that follows says that the sign-in ran out. */
export const noteLapse = (): void => sessionBrowserStorage.set(KEY, true);

export const takeNotedLapse = (): boolean => {
  const isNoted = sessionBrowserStorage.get(KEY) === true;
  sessionBrowserStorage.remove(KEY);
  return isNoted;
};
