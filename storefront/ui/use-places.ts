import { useEffect, useState } from 'react';

/** An element of the page that waits for something to be drawn into it; `value` is that of its attribute. */
export type Place = {
  /** A child of the place that is ours: React draws into no element whose contents it was told to leave alone. */
  element: Element;
  value: string;
};

const hostIn = (place: Element): Element => place.firstElementChild ?? place.appendChild(document.createElement('div'));

const find = (attribute: string): readonly Place[] =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((element) => ({
    element: hostIn(element),
    value: element.getAttribute(attribute) ?? '',
  }));

const isSame = (before: readonly Place[], after: readonly Place[]): boolean =>
  before.length === after.length &&
  before.every(({ element, value }, index) => element === after[index]?.element && value === after[index].value);

/** The places with an attribute that the page has now; more come with every list and every page. */
export const usePlaces = (attribute: string): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const found = find(attribute);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(look)));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [attribute]);
  return places;
};
