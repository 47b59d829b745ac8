/** Path of the script the page came with; another one in each release. */
export const entryPath = (): string | undefined => {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return source && new URL(source).pathname;
};

/** Whether the shop now serves another build than the one this page came from. */
export const isReplaced = async (fetchPage: typeof fetch = fetch): Promise<boolean> => {
  const entry = entryPath();
  if (!entry) return false;
  try {
    const answer = await fetchPage(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
};

/**
 * Code of a page that has been open across a release is gone from the shop: when a part of it cannot be fetched and there
 * is a newer build, the page is loaded anew. Returns how to stop.
 */
export const watchRelease = (reload: () => void = () => window.location.reload()): (() => void) => {
  let isAsking = false;
  const onMissing = (): void => {
    if (isAsking || !navigator.onLine) return;
    isAsking = true;
    void isReplaced().then((isNew) => {
      isAsking = false;
      if (isNew) reload();
    });
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
};
