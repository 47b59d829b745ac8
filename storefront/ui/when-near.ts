/** Runs once when an element comes within `distance` of the viewport; returns how to cancel. */
export const whenNear = (element: Element, run: () => void, distance = '400px'): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
