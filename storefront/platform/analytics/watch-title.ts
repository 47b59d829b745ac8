/**
 * Calls `changed` when the document's title changes: in a single-page application a new title means a new page (AN-17).
 */
export const watchTitle = (changed: () => void): (() => void) => {
  let last = document.title;
  const observer = new MutationObserver(() => {
    if (document.title === last) return;
    last = document.title;
    changed();
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};
