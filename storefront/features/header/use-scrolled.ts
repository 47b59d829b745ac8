import { useEffect, useState, type RefObject } from 'react';

/** Returns whether the marker above the header has left the viewport. */
export const useScrolled = (mark: RefObject<Element | null>): boolean => {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several at once, the latest last.
      const entry = entries.at(-1);
      setIsScrolled(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isScrolled;
};
