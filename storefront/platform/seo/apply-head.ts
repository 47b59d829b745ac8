import type { HeadTag, PageHead } from './page-head.ts';

/** Marks the head elements of a page, so that the next page replaces them. */
export const PAGE_TAG = 'data-page';

const element = ({ tag, attributes, text }: HeadTag): HTMLElement => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.setAttribute(PAGE_TAG, '');
  if (text !== undefined) made.textContent = text;
  return made;
};

/** Replaces the previous page's head after a navigation. Data scripts and preloads stay with the first document. */
export const applyHead = ({ title, tags }: PageHead): void => {
  if (document.title !== title) document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  document.head.append(
    ...tags.filter(({ tag, attributes }) => tag !== 'script' && attributes['rel'] !== 'preload').map(element),
  );
};
