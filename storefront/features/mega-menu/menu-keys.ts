type Panels = { opened: () => Element | null; show: (item: Element | null) => void };

const controlsOf = (root: Element | null | undefined, selector: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const step = (controls: readonly HTMLElement[], from: Element, by: number): void => {
  const index = controls.indexOf(from as HTMLElement);
  controls[(index + by + controls.length) % controls.length]?.focus();
};

/**
 * Arrows, Home and End move within the menu; down opens a panel, Escape closes it and returns the focus to its button.
 */
export const menuKeys = (menu: HTMLElement, { opened, show }: Panels, signal: AbortSignal): void => {
  const topOf = (item: Element): HTMLElement[] => controlsOf(item, ':scope > a, :scope > button').slice(0, 1);
  const tops = (): HTMLElement[] => controlsOf(menu, '[data-menu-item]').flatMap(topOf);

  const onTop = (key: string, item: Element, top: HTMLElement): boolean => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') step(tops(), top, key === 'ArrowRight' ? 1 : -1);
    else if (key === 'Home' || key === 'End')
      tops()
        .at(key === 'Home' ? 0 : -1)
        ?.focus();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && item.querySelector('[data-menu-panel]')) {
      show(item);
      controlsOf(item, '[data-menu-panel] a')
        .at(key === 'ArrowDown' ? 0 : -1)
        ?.focus();
    } else return false;
    return true;
  };

  const inPanel = (key: string, item: Element, panel: Element, from: Element, top: HTMLElement): boolean => {
    const links = controlsOf(panel, 'a');
    if (key === 'ArrowDown' || key === 'ArrowUp') step(links, from, key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Home' || key === 'End') links.at(key === 'Home' ? 0 : -1)?.focus();
    else return (key === 'ArrowRight' || key === 'ArrowLeft') && onTop(key, item, top);
    return true;
  };

  menu.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
      const item = target.closest('[data-menu-item]');
      if (key === 'Escape') {
        if (opened()?.contains(target)) opened()?.querySelector('button')?.focus();
        return show(null);
      }
      const [top] = item ? topOf(item) : [];
      if (!item || !top) return;
      const panel = target.closest('[data-menu-panel]');
      if (panel ? inPanel(key, item, panel, target, top) : onTop(key, item, top)) event.preventDefault();
    },
    { signal },
  );
};
