import { sessionBrowserStorage } from '../browser-storage/browser-storage.ts';

const KEY = 'say_lapse';

/** Records that the next page should report the expired sign-in. */
export const recordSessionExpiry = (): void => void sessionBrowserStorage.set(KEY, true);

export const consumeSessionExpiry = (): boolean => {
  const isNoted = sessionBrowserStorage.get(KEY) === true;
  sessionBrowserStorage.remove(KEY);
  return isNoted;
};
