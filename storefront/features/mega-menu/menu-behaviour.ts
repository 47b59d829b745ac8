import { menuKeys } from './menu-keys.ts';

/** Hover delay: a pointer passing over opens nothing, one that slips off keeps the panel open. */
export const OPEN_AFTER_MS = 110;
export const CLOSE_AFTER_MS = 240;

const itemOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-menu-item]') : null;

const fetchPictures = (item: Element): void =>
  item.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));

/**
 * Attaches behaviour to the server-rendered menu: panels open on hover, on the first touch of their entry, and by a
 * button for keyboards; Escape, leaving, and following a link close them. Returns how to stop.
 */
export const menuBehaviour = (menu: HTMLElement): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = 'mouse';

  const opened = (): Element | null => menu.querySelector('[data-menu-item][data-open]');
  const show = (item: Element | null): void => {
    clearTimeout(timer);
    const wanted = item?.querySelector('[data-menu-panel]') ? item : null;
    for (const each of menu.querySelectorAll('[data-menu-item]')) {
      each.toggleAttribute('data-open', each === wanted);
      each.querySelector('button')?.setAttribute('aria-expanded', String(each === wanted));
    }
    if (wanted) fetchPictures(wanted);
  };
  const later = (item: Element | null, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(item), wait);
  };

  menu.toggleAttribute('data-live', true);
  menu.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const item = itemOf(target);
      if (pointerType === 'touch' || !item) return;
      fetchPictures(item);
      if (item === opened()) clearTimeout(timer);
      else later(item, OPEN_AFTER_MS);
    },
    { signal },
  );
  menu.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'touch') later(null, CLOSE_AFTER_MS);
    },
    { signal },
  );
  menu.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const item = itemOf(event.target);
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const isEntry =
        item !== null && event.target instanceof Element && event.target.closest('[data-menu-panel]') === null;
      if (button) return show(item === opened() ? null : item);
      if (isEntry && pointer === 'touch' && item !== opened() && item.querySelector('[data-menu-panel]')) {
        event.preventDefault();
        return show(item);
      }
      show(null);
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !opened()?.contains(relatedTarget)) show(null);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) show(null);
    },
    { signal },
  );
  menuKeys(menu, { opened, show }, signal);

  return () => {
    clearTimeout(timer);
    over.abort();
  };
};
