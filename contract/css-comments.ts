/** Removes the comments of a style sheet. An unclosed comment extends to the end, as in browsers. */
export const withoutCssComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('');
