/** Calls back when the document has another title than before: in a shop whose pages change without loading, that is another page (AN-17). */
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
