/** Prints an element below the logo, without the rest of the page. The rules are in `styles/print.css`. */
export const printOnly = (element: HTMLElement): void => {
  element.dataset.printed = '';
  // Some phones return from print() before they print.
  window.addEventListener('afterprint', () => delete element.dataset.printed, { once: true });
  window.print();
};
