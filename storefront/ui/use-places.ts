import { useEffect, useState } from 'react';
import { untilPainted } from './until-painted.ts';

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
    let isOver = false;
    let isAwaited = false;
    const look = (): void => {
      isAwaited = false;
      if (isOver) return;
      const found = find(attribute);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(() => {
      if (isAwaited) return;
      isAwaited = true;
      void untilPainted().then(look);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [attribute]);
  return places;
};
