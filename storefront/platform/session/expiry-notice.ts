import { sessionBrowserStorage } from '../browser-storage/browser-storage.ts';

const KEY = 'say_lapse';

/** Has the next page say that the sign-in expired. */
export const recordSessionExpiry = (): void => void sessionBrowserStorage.set(KEY, true);

export const consumeSessionExpiry = (): boolean => {
  const isNoted = sessionBrowserStorage.get(KEY) === true;
  sessionBrowserStorage.remove(KEY);
  return isNoted;
};
