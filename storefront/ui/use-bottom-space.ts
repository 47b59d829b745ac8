import { useLayoutEffect, type RefObject } from 'react';

/** Elements that float at the bottom of the window, in their stacking order (`base.css`). */
export type BottomLayer = 'pill' | 'compare' | 'panel' | 'toasts';

const reserved = new Set<string>();

const mark = (): void => void document.documentElement.toggleAttribute('data-floating', reserved.size > 0);

/** Sets `--bottom-<layer>` to the height of an element, so that the page keeps that much free at its lower edge. */
export const reserveBottom = (layer: BottomLayer, element: Element): (() => void) => {
  const { style } = document.documentElement;
  const name = `--bottom-${layer}`;
  const gap = layer === 'toasts' ? '0px' : 'var(--edge)';
  const measure = (): void =>
    style.setProperty(name, `calc(${Math.ceil(element.getBoundingClientRect().height)}px + ${gap})`);
  measure();
  reserved.add(layer);
  mark();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
    reserved.delete(layer);
    mark();
  };
};

/** Reserves the space in the frame that first shows the element. */
export const useBottomSpace = (layer: BottomLayer, element: RefObject<Element | null>, isShown = true): void =>
  useLayoutEffect(() => {
    const { current } = element;
    return isShown && current ? reserveBottom(layer, current) : undefined;
  }, [layer, element, isShown]);
