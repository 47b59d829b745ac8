/**
 * Runs `work` some time after all parts of the document are drawn; at once on the pages that follow, which are drawn whole.
 * Returns how to cancel.
 */
export const whenDrawn = (work: () => void, restMs: number): (() => void) => {
  const root = document.documentElement;
  const isDrawn = (): boolean => 'drawn' in root.dataset;
  if (isDrawn()) {
    work();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    if (!isDrawn()) return;
    watch.disconnect();
    timer = setTimeout(work, restMs);
  });
  watch.observe(root, { attributeFilter: ['data-drawn'] });
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
};
