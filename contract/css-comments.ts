/** A style sheet without its comments; one that is not closed takes the rest, as in a browser. */
export const withoutCssComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('');
