/** Path of the page's entry script, which differs in each release. */
export const entryPath = (): string | undefined => document.documentElement.dataset['release'];

/** Returns whether the shop now serves another build than this page's. */
export const isReplaced = async (fetchPage: typeof fetch = fetch): Promise<boolean> => {
  const entry = entryPath();
  if (!entry) return false;
  try {
    const response = await fetchPage(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false;
  }
};

/**
 * Reloads the page when a chunk fails to load and the shop has a newer build: pages open across a release cannot load
 * their old chunks. Returns a function to stop.
 */
export const watchRelease = (reload: () => void = () => window.location.reload()): (() => void) => {
  let isChecking = false;
  const onMissing = (): void => {
    if (isChecking || !navigator.onLine) return;
    isChecking = true;
    void isReplaced().then((isNew) => {
      isChecking = false;
      if (isNew) reload();
    });
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
};
