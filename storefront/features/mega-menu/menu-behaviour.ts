const open = (item: Element, isOpen: boolean): void => {
  item.toggleAttribute('data-open', isOpen);
  item.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
};

/**
 * Brings the server's menu to life: its buttons open a panel for keyboards, Escape and following a link put it away, and
 * leaving an entry by keyboard closes it. Pointers open panels by CSS alone. Returns how to stop.
 */
export const menuBehaviour = (menu: HTMLElement): (() => void) => {
  const items = (): Element[] => [...menu.querySelectorAll('[data-menu-item]')];
  const closeAll = (): void => items().forEach((item) => open(item, false));
  const stop = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    menu.addEventListener(name, listener, { signal: stop.signal });

  on('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const item = target.closest('button')?.closest('[data-menu-item]');
    const wasOpen = item?.hasAttribute('data-open') ?? false;
    closeAll();
    menu.toggleAttribute('data-shut', !item);
    if (item) open(item, !wasOpen);
  });
  on('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    const item = target instanceof Element ? target.closest('[data-menu-item]') : null;
    if (item?.hasAttribute('data-open')) item.querySelector('button')?.focus();
    closeAll();
    menu.setAttribute('data-shut', '');
  });
  on('focusout', ({ target, relatedTarget }) => {
    const item = target instanceof Element ? target.closest('[data-menu-item]') : null;
    if (item && relatedTarget instanceof Node && !item.contains(relatedTarget)) open(item, false);
  });
  on('mouseover', ({ target, relatedTarget }) => {
    const item = target instanceof Element ? target.closest('[data-menu-item]') : null;
    if (item && !(relatedTarget instanceof Node && item.contains(relatedTarget))) menu.removeAttribute('data-shut');
  });
  return () => stop.abort();
};
